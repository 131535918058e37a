"""The lab: a bar of questions, short forms, answers with their charts, and the jobs behind them."""

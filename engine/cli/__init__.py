"""The command `oikist`: one file per command."""

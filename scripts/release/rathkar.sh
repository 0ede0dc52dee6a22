#!/bin/sh
# Runs the server, or a command beside it: rathkar start, rathkar backup --to PLACE, rathkar admin:create owner@example.com ...
# Data and .env lie where it is called.
set -eu
here=$(dirname "$(readlink -f "$0")")
name=${1:-start}
[ $# -eq 0 ] || shift
case $name in
  start) file=build/server/start.js ;;
  *) file=scripts/$(printf %s "$name" | tr : -).ts ;;
esac
case $name in *[!a-z:-]*) file= ;; esac
[ -f "$here/$file" ] || { echo "There is no command $name. docs/reference.md names them." >&2; exit 2; }
exec "$here/bin/node" "$here/scripts/launch.ts" "$here/$file" "$@"

#!/bin/sh
# As root: unpacks a newer release beside the running one, backs up, switches, and goes back by itself if it does not answer.
#   rathkar upgrade rathkar-0.2.0-linux-x64.tar.gz
set -eu
running=$(cd "$(dirname "$0")/.." && pwd -P)
. "$running/deploy/release.sh"
require_root
[ -e "$current" ] || fail "It is not installed yet: use deploy/install.sh."
{ [ $# -eq 1 ] && [ -f "$1" ]; } || fail "Usage: rathkar upgrade rathkar-0.2.0-linux-x64.tar.gz"
before=$(readlink -f "$current")

say "The release, while the site goes on"
new_release
tar -C "$release" --strip-components=1 --no-same-owner -xzf "$1"
require_runnable

say "Backup"
rathkar backup
rathkar backup list | tail -n 1 | cut -d ' ' -f 1 > "$release/backup-before"
echo "$before" > "$release/release-before"

say "Switch"
switch_to "$release"
restart
if ! await_ready; then
  "$release/deploy/rollback.sh"
  fail "The new version does not answer; the one before runs again."
fi
remove_old_releases
say "The new version runs. Back to the one before: rathkar rollback"

#!/bin/sh
# As root, from a checkout of the newer version: builds it beside the running one, backs up, switches, and goes back by
# itself if the new one does not answer.
set -eu
checkout=$(cd "$(dirname "$0")/.." && pwd)
. "$checkout/deploy/release.sh"
[ -e "$current" ] || { echo "It is not installed yet: use deploy/install.sh." >&2; exit 1; }
before=$(readlink -f "$current")

say "The release, while the site goes on"
make_release

say "Backup"
rathkar backup
rathkar backup list | tail -n 1 | cut -d ' ' -f 1 > "$release/backup-before"

say "Switch"
switch_to "$release"
restart
if ! await_ready; then
  journalctl -u rathkar -n 30 --no-pager
  "$release/deploy/rollback.sh" "$before"
  echo "The new version does not answer; the one before runs again." >&2
  exit 1
fi
remove_old_releases
say "The new version runs. Back to the one before: deploy/rollback.sh"

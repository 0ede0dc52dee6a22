#!/bin/sh
# As root: back to the version before the last upgrade, with the data of then. What came since stays beside it.
#   deploy/rollback.sh [RELEASE]
set -eu
checkout=$(cd "$(dirname "$0")/.." && pwd)
. "$checkout/deploy/release.sh"
running=$(readlink -f "$current")
# shellcheck disable=SC2012
before=${1:-$(ls -1d "$releases"/* | sort | grep -B 1 -x "$running" | head -n 1)}
[ "$before" != "$running" ] || { echo "There is no earlier release." >&2; exit 1; }
if grep -Eqs '^(DATABASE_URL|STORAGE_URL)=.' /etc/rathkar/environment; then
  echo "With PostgreSQL or a bucket: restore the backup $(cat "$running/backup-before") into an empty one by hand (docs/operations.md)." >&2
  exit 1
fi
backup=$(cat "$running/backup-before")

say "Stop, and put the data of now aside"
systemctl stop rathkar
aside=/var/lib/private/rathkar-$(date -u +%Y-%m-%dT%H-%M-%SZ)
mv /var/lib/private/rathkar "$aside"

say "The release $before with the backup $backup"
switch_to "$before"
rathkar restore --backup "$backup"
systemctl start rathkar
await_ready || { journalctl -u rathkar -n 30 --no-pager; exit 1; }
say "The earlier version runs. What came since the upgrade is in $aside."

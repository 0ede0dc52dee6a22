#!/bin/sh
# As root: back to the version before the last upgrade. Where that knows the tables of now, the data stay as they are; else
# those of then come back, and what came since stays beside them.
#   deploy/rollback.sh [RELEASE]
set -eu
checkout=$(cd "$(dirname "$0")/.." && pwd)
. "$checkout/deploy/release.sh"
running=$(readlink -f "$current")
# shellcheck disable=SC2012
before=${1:-$(ls -1d "$releases"/* | sort | grep -B 1 -x "$running" | head -n 1)}
[ "$before" != "$running" ] || { echo "There is no earlier release." >&2; exit 1; }

say "Whether the release $before can work on the data of now"
if RELEASE=$before "$checkout/deploy/rathkar" release:fits; then
  switch_to "$before"
  restart
  await_ready || { journalctl -u rathkar -n 30 --no-pager; exit 1; }
  say "The earlier version runs, on the data of now."
  exit 0
fi

backup=$(cat "$running/backup-before")
if grep -Eqs '^(DATABASE_URL|STORAGE_URL)=.' /etc/rathkar/environment; then
  cat >&2 <<EOF

It cannot. Nothing was changed. By hand it goes back to the data of then; what came since stays where it is:
  1. systemctl stop rathkar, on every server
  2. in /etc/rathkar/environment set DATABASE_URL and STORAGE_URL to an empty database and an empty bucket or prefix
  3. RELEASE=$before rathkar restore --backup $backup
  4. deploy/rollback.sh $before, on every server
EOF
  exit 1
fi

say "It cannot. Stop, and put the data of now aside"
systemctl stop rathkar
aside=/var/lib/private/rathkar-$(date -u +%Y-%m-%dT%H-%M-%SZ)
mv /var/lib/private/rathkar "$aside"

say "The release $before with the backup $backup"
switch_to "$before"
rathkar restore --backup "$backup"
restart
await_ready || { journalctl -u rathkar -n 30 --no-pager; exit 1; }
say "The earlier version runs. What came since the upgrade is in $aside."

#!/bin/sh
# As root: back to the release before the last upgrade. Where that knows the tables of now, the data stay as they are; else
# those of then come back, and what came since stays beside them.
#   rathkar rollback [RELEASE]
set -eu
here=$(cd "$(dirname "$0")/.." && pwd -P)
. "$here/deploy/release.sh"
require_root
running=$(readlink -f "$current")
before=${1:-$(cat "$running/release-before" 2>/dev/null || true)}
[ -d "$before" ] || fail "There is no earlier release."

say "Whether the release $before can work on the data of now"
if RELEASE=$before "$here/deploy/rathkar" release:fits; then
  switch_to "$before"
  restart
  await_ready
  say "The earlier version runs, on the data of now."
  exit 0
fi

backup=$(cat "$running/backup-before")
if grep -Eqs '^(DATABASE_URL|STORAGE_URL)=.' /etc/rathkar/environment; then
  cat >&2 <<STEPS

It cannot. Nothing was changed. By hand it goes back to the data of then; what came since stays where it is:
  1. systemctl stop rathkar, on every server
  2. in /etc/rathkar/environment set DATABASE_URL and STORAGE_URL to an empty database and an empty bucket or prefix
  3. RELEASE=$before rathkar restore --backup $backup
  4. rathkar rollback $before, on every server
STEPS
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
await_ready
say "The earlier version runs. What came since the upgrade is in $aside."

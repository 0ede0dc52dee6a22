# shellcheck shell=sh disable=SC2154
# Read by install.sh, upgrade.sh and rollback.sh: where releases lie, and how one becomes the one that runs.
releases=/opt/rathkar/releases
current=/opt/rathkar/current
# The service reads what root unpacks.
umask 022

say() { printf '\n%s\n' "$*"; }

fail() {
  echo "$*" >&2
  exit 1
}

require_root() { [ "$(id -u)" = 0 ] || fail "Only root can do that: begin with sudo."; }

# Answers an empty folder in $release, which goes again unless it becomes the one that runs.
new_release() {
  release=$releases/$(date -u +%Y-%m-%dT%H-%M-%SZ)
  mkdir -p "$release"
  trap '[ "$(readlink -f "$current")" = "$release" ] || rm -rf "$release"' EXIT
}

require_runnable() {
  "$release/bin/node" --version > /dev/null || fail "That is no release for this machine ($(uname -m))."
}

# Makes the release the one that starts next, as the service of its own time.
switch_to() {
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
  install -m 755 "$1/deploy/rathkar" /usr/local/bin/rathkar
  install -m 644 "$1/deploy/rathkar.service" /etc/systemd/system/rathkar.service
  systemctl daemon-reload
}

# Also a service that ended so often that systemd starts it no more. Whether it runs then says await_ready.
restart() {
  systemctl reset-failed rathkar 2>/dev/null || true
  systemctl restart rathkar || true
}

# The server says itself when it can work; ten minutes, because a large database may have to be brought up to date.
await_ready() {
  for _second in $(seq 600); do
    curl -fsS -o /dev/null http://127.0.0.1:3000/readyz 2>/dev/null && return 0
    systemctl is-failed --quiet rathkar && break
    sleep 1
  done
  journalctl -u rathkar -n 30 --no-pager
  return 1
}

# All but the one that runs and the one before.
remove_old_releases() {
  for old in "$releases"/*; do
    case $old in "$release" | "$before") ;; *) rm -rf "$old" ;; esac
  done
}

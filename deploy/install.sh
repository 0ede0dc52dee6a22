#!/bin/sh
# On a bare Debian 12 or 13 or Ubuntu 24.04, as root, from an unpacked release: ends with the site running behind Caddy.
#   rathkar-0.2.0-linux-x64/deploy/install.sh www.example.com
set -eu
unpacked=$(cd "$(dirname "$0")/.." && pwd -P)
. "$unpacked/deploy/release.sh"
require_root
[ ! -e "$current" ] || fail "It is installed already: rathkar upgrade rathkar-0.2.0-linux-x64.tar.gz"
[ -x "$unpacked/bin/node" ] || fail "This is no unpacked release: \"npm run release\" makes one."
name=${1:-}
[ -n "$name" ] || { printf 'Domain of the site, such as www.example.com: ' && read -r name; }
# Also as it is copied from a browser.
name=${name#*://}
name=${name%%/*}
case $name in *[!A-Za-z0-9.-]* | .* | *. | "") fail "\"$name\" is no domain: it is written as in www.example.com." ;; esac

say "Caddy, which fetches the certificate, of this system's packages"
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -qy --no-install-recommends ca-certificates caddy curl

say "The release"
new_release
cp -a "$unpacked/." "$release"
chown -R root:root "$release"
require_runnable
switch_to "$release"
# What fails from here on leaves nothing that runs, and is done again by the same command.
trap 'systemctl stop rathkar; rm -rf "$current" "$release"' EXIT

say "Settings"
mkdir -p /etc/rathkar
if [ -e /etc/rathkar/environment ]; then
  sed -i "s|^PUBLIC_URL=.*|PUBLIC_URL=https://$name|" /etc/rathkar/environment
else
  cat > /etc/rathkar/environment <<SETTINGS
# What each variable means stands in /opt/rathkar/current/docs/reference.md.
PUBLIC_URL=https://$name
DATA_DIR=/var/lib/rathkar
# Caddy alone asks the server, and its word about who a visitor is counts.
HOST=127.0.0.1
PORT=3000
TRUSTED_PROXY=loopback
# On another disk or in a bucket backups outlive this machine: s3://bucket/backups?region=ap-south-1
BACKUP_URL=/var/lib/rathkar-backups
SETTINGS
  chmod 600 /etc/rathkar/environment
fi
[ -e /etc/caddy/Caddyfile.before ] || cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before
sed "s/{\$DOMAIN}/$name/" "$unpacked/deploy/Caddyfile" > /etc/caddy/Caddyfile

say "Start"
systemctl enable --quiet rathkar caddy
restart
await_ready || fail "The server does not answer."
systemctl restart caddy || { journalctl -u caddy -n 30 --no-pager; fail "Caddy does not start. Does another program hold port 80 or 443?"; }
trap - EXIT

# A certificate comes within seconds where the domain leads here.
problem="$name has no address yet"
for _second in $(seq 15); do
  getent ahosts "$name" > /dev/null || break
  problem=$(curl -s --max-time 5 -o /dev/null -w '%{errormsg}' "https://$name/livez") && break
  sleep 1
done
if [ -z "$problem" ]; then
  say "The site runs: https://$name"
else
  cat <<EXPLANATION

The site runs on this machine, but not yet at https://$name with a certificate that browsers trust:
  $problem
Its addresses in the DNS: $(getent ahosts "$name" | cut -d ' ' -f 1 | sort -u | tr '\n' ' ')
Those of this machine:    $(hostname -I)
Let the domain lead here and ports 80 and 443 be open; then "systemctl restart caddy" fetches the certificate at once.
EXPLANATION
fi
link=$(journalctl -o cat _SYSTEMD_INVOCATION_ID="$(systemctl show -P InvocationID rathkar)" | grep -oE 'https://[^" ]+/setup/[0-9a-f]{40}' | tail -n 1) || true
[ -z "$link" ] || say "Open this link in a browser to make the first administrator: $link"
cat <<NEXT

  rathkar admin:create owner@example.com     makes the administrator here, or sets a new password
  rathkar doctor                             says what is still to be mended
NEXT

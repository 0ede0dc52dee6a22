#!/bin/sh
# On a bare Debian 12, as root, from a checkout: ends with the site running behind nginx.
#   deploy/install.sh www.example.com
set -eu
checkout=$(cd "$(dirname "$0")/.." && pwd)
. "$checkout/deploy/release.sh"
[ $# -eq 1 ] || { echo "Usage: deploy/install.sh www.example.com" >&2; exit 2; }
name=$1
[ ! -e "$current" ] || { echo "It is installed already: use deploy/upgrade.sh." >&2; exit 1; }

say "Packages of Debian"
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -qy --no-install-recommends ca-certificates curl nginx-light nodejs npm openssl

say "The release"
make_release
switch_to "$release"

say "Settings"
mkdir -p /etc/rathkar/tls
if [ ! -e /etc/rathkar/environment ]; then
  cat > /etc/rathkar/environment <<EOF
# What each variable means stands in /opt/rathkar/current/docs/reference.md.
PUBLIC_URL=https://$name
DATA_DIR=/var/lib/rathkar
# nginx alone asks the server, and its word about who a visitor is counts.
HOST=127.0.0.1
PORT=3000
TRUSTED_PROXY=loopback
# On another disk or in a bucket backups outlive this machine: s3://bucket/backups?region=ap-south-1
BACKUP_URL=/var/lib/rathkar-backups
EOF
  chmod 600 /etc/rathkar/environment
fi
# Browsers will not trust it: it only lets nginx start until there is a real one.
[ -e /etc/rathkar/tls/key.pem ] || openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 \
  -subj "/CN=$name" -addext "subjectAltName=DNS:$name" \
  -keyout /etc/rathkar/tls/key.pem -out /etc/rathkar/tls/certificate.pem 2>/dev/null
sed "s/www\.example\.com/$name/g" "$checkout/deploy/nginx.conf" > /etc/nginx/sites-available/rathkar
ln -sf ../sites-available/rathkar /etc/nginx/sites-enabled/rathkar
rm -f /etc/nginx/sites-enabled/default
nginx -t -q

say "Start"
systemctl enable --quiet --now rathkar
await_ready || { journalctl -u rathkar -n 30 --no-pager; echo "The server does not answer." >&2; exit 1; }
systemctl enable --quiet nginx
systemctl restart nginx
curl -fsSk -o /dev/null --resolve "$name:443:127.0.0.1" "https://$name/"

cat <<EOF

The site runs: https://$name

  rathkar admin:create owner@example.com     makes the administrator
  rathkar doctor                             says what is still to be mended
  apt-get install certbot && certbot certonly --webroot -w /var/www/html -d $name \\
    --deploy-hook 'cp -L \$RENEWED_LINEAGE/fullchain.pem /etc/rathkar/tls/certificate.pem; cp -L \$RENEWED_LINEAGE/privkey.pem /etc/rathkar/tls/key.pem; systemctl reload nginx'
                                             fetches a certificate that browsers trust
EOF

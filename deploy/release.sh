# shellcheck shell=sh disable=SC2012,SC2154
# Read by install.sh, upgrade.sh and rollback.sh: how a release is made of a checkout and becomes the one that runs.
releases=/opt/rathkar/releases
current=/opt/rathkar/current
keep=3

say() { printf '\n%s\n' "$*"; }

# Debian's Node is too old for some packages, and its npm leaves those out without a word.
prepare_tools() {
  version=$(sed -n 's/^ *"node": "\([0-9.]*\)",*$/\1/p' "$checkout/package.json")
  npm install --prefix /opt/rathkar/tools --no-audit --no-fund "node@$version" npm@11
  PATH=/opt/rathkar/tools/node_modules/.bin:$PATH
}

# Copies the checkout, installs its packages and builds it; answers the folder in $release.
make_release() {
  prepare_tools
  release=$releases/$(date -u +%Y-%m-%dT%H-%M-%SZ)
  mkdir -p "$release"
  tar -C "$checkout" --exclude=node_modules --exclude=./build --exclude=./data --exclude=./.git -cf - . | tar -C "$release" -xf -
  (
    cd "$release" || exit 1
    # npm would compile better-sqlite3, which comes compiled; only the package `node` needs its script.
    npm ci --no-audit --no-fund --ignore-scripts
    npm rebuild node
    npm run build
    npm run slim
    # Going back to a release is going back to its Node.
    install -m 755 "$(command -v node)" node_modules/.bin/node
    rm -rf art bench tests
  )
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
    systemctl is-failed --quiet rathkar && return 1
    sleep 1
  done
  return 1
}

remove_old_releases() {
  ls -1d "$releases"/* | sort | head -n -"$keep" | while read -r old; do
    [ "$old" = "$(readlink -f "$current")" ] || rm -rf "$old"
  done
}

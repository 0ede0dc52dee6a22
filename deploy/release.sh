# shellcheck shell=sh disable=SC2012,SC2154
# Read by install.sh and upgrade.sh: how a release is made of a checkout.
releases=/opt/rathkar/releases
current=/opt/rathkar/current
keep=3

say() { printf '\n%s\n' "$*"; }

# Copies the checkout, installs its packages and builds it; answers the folder in $release.
make_release() {
  release=$releases/$(date -u +%Y-%m-%dT%H-%M-%SZ)
  mkdir -p "$release"
  tar -C "$checkout" --exclude=./node_modules --exclude=./build --exclude=./data --exclude=./.git -cf - . | tar -C "$release" -xf -
  (
    cd "$release" || exit 1
    npm ci --no-audit --no-fund
    npm run build
    npm prune --omit=dev --legacy-peer-deps --no-save --no-audit --no-fund
    rm -rf art tests
  )
}

# Makes the release the one that runs.
switch_to() {
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
}

# The server says itself when it can work; ten minutes, because a large database may have to be brought up to date.
await_ready() {
  for _second in $(seq 600); do
    curl -fsS -o /dev/null http://127.0.0.1:3000/readyz 2>/dev/null && return 0
    sleep 1
  done
  return 1
}

remove_old_releases() {
  ls -1d "$releases"/* | sort | head -n -"$keep" | while read -r old; do
    [ "$old" = "$(readlink -f "$current")" ] || rm -rf "$old"
  done
}

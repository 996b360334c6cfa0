#!/bin/sh
# Makes a back-up of the store in the folder FOLDER, and then deletes those there that are older than KEEP_DAYS (14): docs/care.md.
# The same for the chart, Kustomize, Compose and systemd. With DATABASE_URL by pg_dump; else of SQLite in DATA_DIR, in Coursebell's
# folder.
set -eu
umask 077
folder=${1:?usage: backup.sh FOLDER}
keep=${KEEP_DAYS:-14}
case $keep in *[!0-9]*) echo 'KEEP_DAYS must be a whole number' >&2 && exit 2 ;; esac

# What the environment does not have stands in .env, if there is one; it is read as it stands, since a shell would read signs in it.
setting() {
  eval "given=\${$1:-}"
  if [ -z "$given" ] && [ -r .env ]; then given=$(sed -n "s/^[[:space:]]*$1=//p" .env | tail -n 1); fi
  # No address and no path ends in a space or a line break, but files do.
  printf %s "$given" | tr -d '\r\n' | sed 's/^[[:space:]]*//; s/[[:space:]]*$//'
}

url=$(setting DATABASE_URL)
of_file=$(setting DATABASE_URL_FILE)
if [ -n "$of_file" ]; then url=$(tr -d '\r\n\t ' <"$of_file"); fi
data=$(setting DATA_DIR)

mkdir -p "$folder"
name=coursebell-$(date -u +%Y-%m-%dT%H%M%SZ)
# A back-up that fails leaves nothing that could be taken for one.
part=$folder/$name.part
trap 'rm -f "$part"' EXIT
trap 'exit 1' HUP INT TERM
if [ -n "$url" ]; then
  file=$folder/$name.dump
  # Coursebell takes the public authorities where none is named.
  case "$url,${PGSSLMODE:-}" in
    *sslrootcert=*) ;;
    *verify-full*) [ -e "${HOME:-}/.postgresql/root.crt" ] || export PGSSLROOTCERT="${PGSSLROOTCERT:-system}" ;;
  esac
  pg_dump --format=custom --no-owner --file="$part" "$url"
else
  file=$folder/$name.sqlite
  node=node_modules/.bin/node
  [ -x "$node" ] || node=node
  DATA_DIR=$data "$node" dist/backup.js "$part"
fi
test -s "$part"
chmod 600 "$part"
mv "$part" "$file"
find "$folder" -maxdepth 1 -type f -name 'coursebell-*' -mtime +"$keep" -delete
echo "$file"

#!/bin/sh
# Makes a back-up of the store in the folder FOLDER, and then deletes those there that are older than KEEP_DAYS (14): docs/care.md.
# The same for the chart, Kustomize, Compose and systemd. With DATABASE_URL by pg_dump; else of SQLite in DATA_DIR, in Coursebell's
# folder.
set -eu
umask 077
folder=${1:?usage: backup.sh FOLDER}
node=node_modules/.bin/node
[ -x "$node" ] || node=node

refuse() {
  echo "No back-up was made: $1" >&2
  exit 2
}
has_env_file() { [ -f .env ] && [ -r .env ]; }

# What the environment does not have stands in .env, if there is one. Node reads it, as it does for Coursebell: quotes, comments,
# spaces, export. The mark that Notepad puts before the first name is no part of it.
setting() {
  eval "given=\${$1:-}"
  if [ -z "$given" ] && has_env_file && command -v "$node" >/dev/null; then
    given=$("$node" -e 'process.loadEnvFile();
      const [given, marked] = ["", "\uFEFF"].map((mark) => process.env[mark + process.argv[1]]?.trim());
      process.stdout.write(given || marked || "")' "$1") || exit 2
  fi
  # No address and no path ends in a space or a line break, but files do.
  printf %s "$given" | tr -d '\r\n' | sed 's/^[[:space:]]*//; s/[[:space:]]*$//'
}

# Whether .env has DATABASE_URL in any form, but for comments and empty values.
names_postgres() {
  tr -d '\000' <.env | tr '\r' '\n' | sed 's/#.*//' |
    LC_ALL=C grep -iE '(^|[^[:alnum:]_])DATABASE_URL(_FILE)?([^[:alnum:]_]|$)' |
    LC_ALL=C grep -qviE "^[^[:alnum:]]*(export[[:space:]]+)?DATABASE_URL(_FILE)?[[:space:]]*=[[:space:]\"'\`]*\$"
}

keep=$(setting KEEP_DAYS)
keep=${keep:-14}
case $keep in *[!0-9]*) refuse 'KEEP_DAYS must be a whole number' ;; esac
url=$(setting DATABASE_URL)
of_file=$(setting DATABASE_URL_FILE)
if [ -n "$of_file" ]; then
  [ -z "$url" ] || refuse 'DATABASE_URL and DATABASE_URL_FILE must not both be set'
  url=$(tr -d '\r\n\t ' <"$of_file") || refuse 'DATABASE_URL_FILE must be the path of a file that can be read'
  url=${url#"$(printf '\357\273\277')"}
  [ -n "$url" ] || refuse 'DATABASE_URL_FILE is an empty file'
fi
# A former store of SQLite must not be taken for the one in Postgres.
if [ -z "$url" ] && [ -e .env ]; then
  has_env_file || refuse "this user can't read the file .env"
  ! names_postgres || refuse ".env has DATABASE_URL in a form that is not read: write DATABASE_URL=postgres://… in a line of its own, or set it in the environment (without Node .env can't be read)"
fi
data=$(setting DATA_DIR)
[ -n "$url" ] || command -v "$node" >/dev/null || refuse 'there is no DATABASE_URL, and no Node for a back-up of SQLite'

mkdir -p "$folder"
name=coursebell-$(date -u +%Y-%m-%dT%H%M%SZ)
# A back-up that fails leaves nothing that could be taken for one; two in the same second don't write the same file.
part=$folder/$name.$$.part
trap 'rm -f "$part"' EXIT
trap 'exit 1' HUP INT TERM
if [ -n "$url" ]; then
  file=$folder/$name.dump
  # Coursebell takes the public authorities where none is named.
  case "$url,${PGSSLMODE:-}" in
    *sslrootcert=*) ;;
    *verify-full*) [ -e "${HOME:-}/.postgresql/root.crt" ] || export PGSSLROOTCERT="${PGSSLROOTCERT:-system}" ;;
  esac
  # The client_encoding of the user or the address may lack signs that texts have.
  pg_dump --format=custom --no-owner --encoding=UTF8 --file="$part" "$url"
else
  file=$folder/$name.sqlite
  DATA_DIR=$data "$node" dist/backup.js "$part"
fi
test -s "$part"
chmod 600 "$part"
mv "$part" "$file"
# No other file, such as one that was given a name of its own to be kept.
day='[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'
made="coursebell-${day}T[0-9][0-9][0-9][0-9][0-9][0-9]Z"
find "$folder/" -maxdepth 1 -type f \( -name "$made.dump" -o -name "$made.sqlite" -o -name "$made*.part" \) -mtime +"$keep" -delete
echo "$file"

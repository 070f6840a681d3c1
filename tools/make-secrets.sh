#!/bin/sh
# Makes the secrets of docker-compose.yml that are missing, in ./secrets: sh tools/make-secrets.sh
# The address of the mail server, which holds a password, is yours to give: secrets/smtp_url. With `demo` mail is caught.
set -eu
cd "$(dirname "$0")/.."
mkdir -p secrets
# Only this user can enter the folder; in it containers, whose user is another one, can read.
chmod 700 secrets
umask 022
cd secrets

random() { openssl rand -hex 32; }
# Writes what it reads, unless the file is there.
keep() {
  if [ -s "$1" ]; then cat >/dev/null; return; fi
  cat >"$1.new"
  # An address without its password would be kept as well, once there is one.
  if ! [ -s "$1.new" ]; then rm "$1.new"; echo "secrets/$1 could not be made" >&2; exit 1; fi
  mv "$1.new" "$1" && echo "made secrets/$1"
}

random | keep postgres_password
printf 'postgres://boekwerk:%s@postgres/boekwerk' "$(cat postgres_password)" | keep database_url
random | keep s3_secret_key
# Empty ones are not used: the trade register answers its test numbers alone, and the stand-in needs no other.
for name in kvk_api_key twinfield_client_secret; do [ -e "$name" ] || : >"$name"; done
openssl genpkey -algorithm ed25519 | keep release_key
openssl pkey -in release_key -pubout | keep release_public_key
if [ "${1:-}" = demo ]; then printf 'smtp://mail:3026' | keep smtp_url; fi
[ -s smtp_url ] || echo 'still to do: secrets/smtp_url, as in smtp://user:password@mail.example.nl:587' >&2

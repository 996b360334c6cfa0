#!/bin/sh
# At the first start of an empty volume: the user of Coursebell, who is no superuser, and a database of its own.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$COURSEBELL_PASSWORD" --username=postgres --dbname=postgres <<'SQL'
create role coursebell login nosuperuser nocreatedb nocreaterole password :'password';
create database coursebell owner coursebell;
revoke connect on database coursebell from public;
SQL

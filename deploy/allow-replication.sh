#!/bin/sh
# Runs once, when the first database is made: whom the second one follows it as.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$REPLICATION_PASSWORD" <<'SQL'
CREATE ROLE replication WITH REPLICATION LOGIN PASSWORD :'password';
SQL
echo "host replication replication all scram-sha-256" >> "$PGDATA/pg_hba.conf"

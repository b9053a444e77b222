#!/bin/sh
# Copies the first database if there is no copy yet, and follows it from then on.
set -eu
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  export PGPASSWORD="$REPLICATION_PASSWORD"
  until pg_basebackup --host=database --username=replication --pgdata="$data" --wal-method=stream --write-recovery-conf \
    --create-slot --slot=replica; do
    rm -rf "${data:?}"/*
    sleep 2
  done
  chmod 700 "$data"
fi
exec postgres -D "$data" -c hot_standby=on

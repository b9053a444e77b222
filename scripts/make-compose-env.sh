#!/bin/sh
# Writes .env for docker compose with secrets of its own. One that is there is left alone.
set -eu
cd "$(dirname "$0")/.."
if [ -e .env ]; then
  echo ".env is there already; it was not changed." >&2
  exit 1
fi
umask 077
key=$(openssl genrsa 2048 2>/dev/null | awk '{printf "%s\\n", $0}')
cat > .env <<END
APP_URL=http://localhost:3000
POSTGRES_PASSWORD=$(openssl rand -hex 24)
REPLICATION_PASSWORD=$(openssl rand -hex 24)
AUTH_SECRET=$(openssl rand -hex 32)
OAUTH_PRIVATE_KEY="$key"
METRICS_TOKEN=$(openssl rand -hex 24)
S3_ACCESS_KEY_ID=forkprint
S3_SECRET_ACCESS_KEY=$(openssl rand -hex 24)
END
echo "Wrote .env. Next: docker compose up --build --wait"

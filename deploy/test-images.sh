#!/usr/bin/env bash
# Tests deploy/Containerfile without a registry: creates a base image of Debian's packages, builds both images from it, measures their size, runs
# site, studio and worker as the images' user with only the data folder writable, requests pages over Caddy's https, and uploads an image to a real
# S3 server: Swift, because the one of the compose file cannot be fetched either.
#
#   deploy/test-images.sh              as root, with the project's own packages (npm ci) and these of Debian 12 or later: buildah podman crun
#                                      catatonit mmdebstrap caddy curl swift-proxy swift-account swift-container swift-object
#   IMAGE_TEST_DIR=<folder> deploy/…   caches base and layers there for the next run; all is deleted by default
#
# Takes some ten minutes and 6 GB, listens on loopback only, and ends every process it started.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

# No runtime accepts both cgroup versions at once: this mount namespace has only one.
if [ -z "${IMAGE_TEST_UNSHARED:-}" ]; then
  exec env IMAGE_TEST_UNSHARED=1 unshare --mount "$0" "$@"
fi
if mountpoint --quiet /sys/fs/cgroup/unified; then umount /sys/fs/cgroup/unified; fi

limit=200 # MB of the site's image with Node, without its base
work=${IMAGE_TEST_DIR:-$(mktemp --directory --tmpdir oilway-image-XXXXXX)}
run=$(mktemp --directory --tmpdir oilway-run-XXXXXX)
export TMPDIR="$work/tmp"
mkdir --parents "$TMPDIR"
storage=(--root "$work/storage" --runroot "$work/running")
base=localhost/oilway-base
caddy_pid=
s3_pid=

say() { echo "— $*"; }
fail() { echo "✗ $*" >&2; exit 1; }
pod() { podman "${storage[@]}" "$@" 2> >(grep --invert-match 'connect to syslog' >&2); }

finish() {
  local code=$?
  set +e
  [ "$code" -ne 0 ] && for part in site studio worker; do pod logs --tail 20 "oilway-$part"; done
  pod rm --force --all --time 15 > /dev/null
  pod volume rm --force --all > /dev/null
  [ -n "$caddy_pid" ] && kill "$caddy_pid"
  [ -n "$s3_pid" ] && kill "$s3_pid" && wait "$s3_pid"
  umount --recursive "$work/storage/overlay" 2> /dev/null
  rm --recursive --force "$run"
  [ -z "${IMAGE_TEST_DIR:-}" ] && rm --recursive --force "$work"
  exit "$code"
}
trap finish EXIT
trap 'exit 130' INT TERM

if ! pod image exists "$base"; then
  say "Base image of Debian's packages"
  mmdebstrap --quiet --variant=minbase --aptopt='Acquire::Retries "3"' trixie "$run/base.tar"
  pod import --quiet "$run/base.tar" "$base" > /dev/null
  rm "$run/base.tar"
fi

builder=/root # the home of the building user
# npm uses this machine's registry and its certificate authorities.
mkdir "$run/npm"
# With npm's own Node: with the project's, which `npm run` puts first in PATH, npm reads other configuration files.
setting() { (cd / && PATH=${PATH//"$OLDPWD/node_modules/.bin:"/} npm config get "$1"); }
echo "registry=$(setting registry)" > "$run/npm/npmrc"
authority=$(setting cafile)
if [ -f "$authority" ]; then
  cp "$authority" "$run/npm/authority.crt"
  echo cafile=/etc/npm/authority.crt >> "$run/npm/npmrc"
fi
for part in site studio; do
  say "Image of the $part"
  buildah "${storage[@]}" build --quiet --layers --isolation chroot --network host --format docker \
    --build-arg "BASE=$base" --volume "$run/npm:/etc/npm:ro" --volume "$run/npm/npmrc:$builder/.npmrc:ro" \
    --file deploy/Containerfile --target "$part" --tag "localhost/oilway-$part" . > "$run/build.log" 2>&1 \
    || { tail --lines 40 "$run/build.log" >&2; fail "the image of the $part could not be built"; }
done

size() { pod image inspect --format '{{.Size}}' "$1"; }
for part in site studio; do
  own=$((($(size "localhost/oilway-$part") - $(size "$base")) / 1000000))
  say "$part: $own MB beside its base, of layers:"
  pod history --format '{{.Size}}  {{.CreatedBy}}' "localhost/oilway-$part" | grep '^[0-9.]* MB' | cut --characters 1-90 | sed 's/^/    /'
  if [ "$part" = site ] && [ "$own" -gt "$limit" ]; then fail "the site's image has more than $limit MB beside its base"; fi
done

say 'PostgreSQL, database and demo content'
# The version of the client programs in the studio's image, as in the compose file.
database=localhost/oilway-postgres
pod image exists "$database" || buildah "${storage[@]}" build --quiet --isolation chroot --network host --format docker --tag "$database" --file - <<END > "$run/build.log" 2>&1
FROM $base
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/*
USER postgres
CMD bin=\$(echo /usr/lib/postgresql/*/bin) && \$bin/initdb --pgdata=/var/lib/postgresql/proof --auth=trust --username=oilway && exec \$bin/postgres -D /var/lib/postgresql/proof -p 43432 -c listen_addresses=127.0.0.1 -c unix_socket_directories=
END
pod run --name oilway-postgres --detach --no-healthcheck --network host --cgroups=disabled --ulimit nofile=8192:8192 --ulimit nproc=4096:4096 "$database" > /dev/null
for try in $(seq 60); do
  if pod exec oilway-postgres pg_isready --quiet --host=127.0.0.1 --port=43432; then break; fi
  [ "$try" -lt 60 ] || { pod logs oilway-postgres; fail 'PostgreSQL did not start'; }
  sleep 1
done

say 'S3 server'
node_modules/.bin/node --input-type=module --eval '
  import { makeBucket, startSwift } from "./content/test/swift.ts";
  const swift = await startSwift();
  process.once("SIGTERM", () => { swift.stop(); process.exit(); });
  process.on("SIGUSR1", () => makeBucket(swift.urlOf("oilway")));
  console.log(swift.urlOf("oilway"));
' > "$run/s3" &
s3_pid=$!
for _ in $(seq 600); do [ -s "$run/s3" ] && break; sleep 0.1; done
STORAGE_URL=$(cat "$run/s3")
[ -n "$STORAGE_URL" ] || fail 'the S3 server did not start'
export STORAGE_URL

export SITE_ORIGIN=https://oilway.localhost:43443 STUDIO_ORIGIN=https://studio.oilway.localhost:43443
part() { # <name> <image> <arguments of podman> -- <arguments of oilway>
  local name=$1 image=$2 options=()
  shift 2
  while [ "$1" != -- ]; do options+=("$1"); shift; done
  shift
  pod run --name "oilway-$name" --no-healthcheck --network host --cgroups=disabled --ulimit nofile=8192:8192 --ulimit nproc=4096:4096 \
    --init --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges --volume data:/var/lib/oilway \
    --env DATABASE_URL=postgres://oilway@127.0.0.1:43432/postgres --env RUN_JOBS=worker --env HOST=127.0.0.1 \
    --env SITE_PORT=43000 --env STUDIO_PORT=43001 --env TRUSTED_PROXIES=127.0.0.1 \
    --env SITE_ORIGIN --env STUDIO_ORIGIN --env STORAGE_URL "${options[@]}" "localhost/oilway-$image" "$@"
}
# `oilway demo` waits for the bucket, as under compose.
(sleep 5; kill -USR1 "$s3_pid") &
part demo studio --rm -- demo
part site site --detach -- site > /dev/null
part studio studio --detach -- studio > /dev/null
part worker studio --detach -- worker > /dev/null

say 'Health checks of all parts'
for name in site studio worker; do
  for try in $(seq 60); do
    if pod exec "oilway-$name" ./oilway health "$name" 2> /dev/null; then break; fi
    [ "$try" -lt 60 ] || fail "the $name is not healthy after a minute"
    sleep 1
  done
done

say 'User and writable folders'
for name in site studio worker; do
  [ "$(pod exec "oilway-$name" id --user)" = 10001 ] || fail "the $name does not run as the images' user"
  for folder in /opt/oilway /usr/local/bin /etc /var; do
    if pod exec "oilway-$name" touch "$folder/written" 2> /dev/null; then fail "the $name can write to $folder"; fi
  done
done

say 'Pages over https'
# A separate home for the state of Caddy's local authority.
HTTP_PORT=43080 HOME="$run" XDG_DATA_HOME="$run/caddy" SITE_UPSTREAMS=127.0.0.1:43000 STUDIO_UPSTREAMS=127.0.0.1:43001 \
  caddy run --adapter caddyfile --config <(sed '0,/skip_install_trust/s//skip_install_trust\n\tadmin off\n\thttp_port 43080/' deploy/Caddyfile) \
  > "$run/caddy.log" 2>&1 &
caddy_pid=$!
root_certificate="$run/caddy/caddy/pki/authorities/local/root.crt"
for _ in $(seq 100); do [ -f "$root_certificate" ] && break; sleep 0.1; done
request() { # <URL> <expected pattern>
  curl --silent --show-error --fail --retry 10 --retry-all-errors --retry-delay 1 --max-time 20 --cacert "$root_certificate" \
    --resolve '*:43443:127.0.0.1' "$1" > "$run/page" || fail "$1 does not respond: $(tail --lines 3 "$run/caddy.log")"
  grep --quiet "$2" "$run/page" || fail "$1 does not contain $2"
  say "$1: $(wc --bytes < "$run/page") bytes"
}
request "$SITE_ORIGIN/" '<html lang="de"'
request "$SITE_ORIGIN/pl" '<html lang="pl"'
request "$SITE_ORIGIN/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=pl-PL" '"title"'
request "$STUDIO_ORIGIN/admin/login" '<title>[^<]* · Oilway'

say 'Images in the bucket: a stored drawing, and one rendered on request'
request "$SITE_ORIGIN/" '/media/'
drawing=$(grep --only-matching '/media/[^" ]*/drawing.svg' "$run/page" | head --lines 1)
shared=$(grep --only-matching '/media/share/[^" ]*png' "$run/page" | head --lines 1)
request "$SITE_ORIGIN$drawing" '<svg'
request "$SITE_ORIGIN$shared" PNG
curl_options=(--silent --show-error --fail --max-time 60 --cacert "$root_certificate" --resolve '*:43443:127.0.0.1' --cookie-jar "$run/cookies" --cookie "$run/cookies" --header "Origin: $STUDIO_ORIGIN")
{ read -r email; read -r password; } < <(pod exec oilway-studio cat /var/lib/oilway/first-login.txt)
curl "${curl_options[@]}" --json "{\"email\":\"$email\",\"password\":\"$password\"}" "$STUDIO_ORIGIN/api/staff/login" > /dev/null
curl "${curl_options[@]}" --form 'file=@docs/pictures/studio.png;type=image/png' --form '_payload={"altDe":"Bild","altPl":"Obraz"}' "$STUDIO_ORIGIN/api/media" > "$run/upload"
filename=$(sed 's/.*"filename":"\([^"]*png\)".*/\1/' "$run/upload")
id=$(sed 's/.*"doc":{[^}]*"id":\([0-9]*\).*/\1/' "$run/upload")
curl "${curl_options[@]}" "$STUDIO_ORIGIN/api/media/file/$filename" | cmp - docs/pictures/studio.png || fail 'the studio returns another image than the uploaded one'

say 'Other commands in the image of the studio'
pod exec oilway-studio ./oilway doctor --quick || true
pod exec oilway-studio ./oilway backup /var/lib/oilway/backups
pod exec oilway-studio sh -c './oilway verify /var/lib/oilway/backups/*'

say 'Unreferenced files are deleted'
curl "${curl_options[@]}" --request DELETE "$STUDIO_ORIGIN/api/media/$id" > /dev/null
swept=$(pod exec oilway-worker node --input-type=module --eval '
  import { openDatabase } from "@oilway/store/database/open.ts";
  import { openFileStore } from "@oilway/store/files/open-file-store.ts";
  import { orphanRetentionDays, sweepOrphans } from "@oilway/store/files/sweep-orphans.ts";
  import { readSettings } from "@oilway/store/settings.ts";
  const { databaseUrl, storage } = readSettings();
  const [database, files] = [await openDatabase(databaseUrl), openFileStore(storage)];
  const sweep = (days) => sweepOrphans(database, files, Date.now() + days * 86_400_000);
  console.log(JSON.stringify([await sweep(0), await sweep(orphanRetentionDays + 1), await sweep(0)]));
  process.exit();
')
# The image and its thumbnail.
[ "$swept" = '[{"deleted":0,"waiting":2},{"deleted":2,"waiting":0},{"deleted":0,"waiting":0}]' ] || fail "unexpected sweep result: $swept"
say 'Shutdown'
for name in worker studio site; do pod stop --time 15 "oilway-$name" > /dev/null; done
for name in worker studio site; do
  code=$(pod inspect --format '{{.State.ExitCode}}' "oilway-$name")
  [ "$code" = 0 ] || fail "the $name exited with $code on SIGTERM"
done
echo '1 passed, 0 failed'

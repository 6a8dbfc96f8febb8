import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Part,
  root,
  run,
  siteArgs,
  startPart,
  stopParts,
  studioArgs,
  waitUntilReady,
} from '../../commands/processes.ts';
import { cached } from '../../content/test/cache.ts';
import { sqliteTemplate, templateSources } from '../../content/test/templates.ts';
import { tileFile } from '../../site/test/tile-file.ts';
import { setUmask } from '../../store/data-folder.ts';
import { greyPixel, startRecaptcha, startTiles, startVideos } from './providers.ts';

// Applies to the modes of copied folders.
setUmask();

export interface Addresses {
  site: string;
  /** The same site in test mode, which serves `/examples`, with street tiles from `tiles`. */
  examples: string;
  studio: string;
  /** The site that shares its database with the studio, with street tiles from a file; the content of `site` never changes. */
  edited: string;
  /** The third-party server of street tiles. */
  tiles: string;
  /** The database file that `edited` and `studio` share. */
  database: string;
}

export interface Server extends Addresses {
  stop: () => Promise<void>;
}

/** Maximum start time of a part in milliseconds; generous for a busy machine. */
const startTimeout = 240_000;
/** Sources of the data that `seed.ts` adds. */
const seedSources = [
  'content/test/{pmtiles,portal-files}.ts',
  'e2e/support/{seed,logins,past-event,portal-notes,portal-texts}.ts',
];

/** Starts the built site and studio on free ports, over two copies of one seeded database; the studio writes to one. `stop` deletes everything. */
export async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-e2e-'));
  const [read, written] = [join(folder, 'read'), join(folder, 'written')];
  const [site, examples, edited, studio] = await freePorts();
  const tiles = await startTiles();
  const videos = await startVideos();
  const google = await startRecaptcha();
  // The tile that contains both countries.
  const streets = tileFile({ '1/1/0': greyPixel() });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    STUDIO_PORT: String(studio),
    DATABASE_URL: '',
    // Each test sends its own `X-Forwarded-For`: `journey.ts`.
    TRUSTED_PROXIES: '127.0.0.1',
    VIDEO_ORIGIN: videos.origin,
    YOUTUBE_API_KEY: 'a-key-of-the-journeys',
    RECAPTCHA_SITE_KEY: 'site-key-of-the-journeys',
    RECAPTCHA_SECRET: 'secret-of-the-journeys',
    RECAPTCHA_ORIGIN: google.origin,
    SITE_ORIGIN: '',
    STUDIO_ORIGIN: '',
  };
  const parts: Part[] = [];
  const start = (name: string, args: string[], more: Record<string, string>) => {
    const part = startPart(name, args, { ...env, ...more });
    parts.push(part);
    return part;
  };
  const startSite = async (port: number, more: Record<string, string>) => {
    const part = start('site', siteArgs, { ...more, SITE_PORT: String(port) });
    await waitUntilReady(part, `http://127.0.0.1:${port}/health/ready`, startTimeout);
  };
  const startStudio = async () => {
    const part = start('studio', studioArgs, { DATA_DIR: written, SITE_PORT: String(edited) });
    await waitUntilReady(part, `http://127.0.0.1:${studio}/admin/login`, startTimeout);
  };
  const stop = async () => {
    await stopParts(parts);
    for (const provider of [tiles, videos, google]) provider.stop();
    streets.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const seeded = await seededFolder();
    for (const copy of [read, written])
      cpSync(seeded, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await Promise.all([
      startSite(site, { DATA_DIR: read, NODE_ENV: 'test' }),
      startSite(examples, {
        DATA_DIR: read,
        NODE_ENV: 'test',
        TILES_URL: `${tiles.origin}/{z}/{x}/{y}.png`,
        TILES_ATTRIBUTION: '[© Kartenmacher](https://tiles.example/copyright)',
      }),
      startSite(edited, { DATA_DIR: written, ...streets.environment }),
      startStudio(),
    ]);
    const origin = (port: number) => `http://localhost:${port}`;
    return {
      site: origin(site),
      examples: origin(examples),
      edited: origin(edited),
      studio: origin(studio),
      tiles: tiles.origin,
      database: join(written, 'oilway.db'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns a folder with the database and files of the tests, made from the demo content. */
export const seededFolder = () =>
  cached('journeys', [...templateSources, ...seedSources], async (folder) => {
    cpSync(await sqliteTemplate(), folder, { recursive: true });
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: '' };
    await run(process.execPath, [join(root, 'e2e/support/seed.ts')], { env });
  });

/** Returns four distinct free ports, below the ephemeral range: another process could be given one of those meanwhile. */
async function freePorts(): Promise<[number, number, number, number]> {
  const probes = [createServer(), createServer(), createServer(), createServer()] as const;
  const listen = async (probe: (typeof probes)[number]) => {
    for (;;) {
      const port = randomInt(20_000, 32_000);
      const listening = once(probe.listen(port, '127.0.0.1'), 'listening');
      if (await listening.catch(() => undefined)) return port;
    }
  };
  const [one, two, three, four] = probes;
  const ports = await Promise.all([listen(one), listen(two), listen(three), listen(four)]);
  for (const probe of probes) await once(probe.close(), 'close');
  return ports;
}

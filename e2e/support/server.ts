import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answering,
  type Part,
  root,
  run,
  siteArgs,
  startPart,
  stopParts,
  studioArgs,
} from '../../commands/processes.ts';
import { cached } from '../../content/test/cache.ts';
import { sqliteTemplate, templateSources } from '../../content/test/templates.ts';
import { tileFile } from '../../site/test/tile-file.ts';
import { closeToOthers } from '../../store/data-folder.ts';
import { grey, startRecaptcha, startTiles, startVideos } from './providers.ts';

// Copied folders get their modes by the mask.
closeToOthers();

export interface Addresses {
  site: string;
  /** The same site in test mode, which serves `/examples`, with street tiles from `tiles`. */
  examples: string;
  studio: string;
  /** The site that shows what is done in the studio, with street tiles from a file; `site` never changes. */
  edited: string;
  /** Somebody else's server of street tiles. */
  tiles: string;
  /** The database file that `edited` and `studio` share. */
  database: string;
}

export interface Server extends Addresses {
  stop: () => Promise<void>;
}

/** How long a part may take to start, in milliseconds: other work may keep the machine busy. */
const patience = 240_000;
/** What `prepare.ts` adds, and by what. */
const preparing = [
  'content/test/{pmtiles,portal-files}.ts',
  'e2e/support/{prepare,logins,past-event,portal-notes,portal-texts}.ts',
];

/**
 * The real site and studio on free ports, over two copies of one prepared database: the editors' journeys
 * change one of them. All of it goes with `stop`.
 */
export async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-e2e-'));
  const [read, written] = [join(folder, 'read'), join(folder, 'written')];
  const [site, examples, edited, studio] = await freePorts();
  const tiles = await startTiles();
  const videos = await startVideos();
  const google = await startRecaptcha();
  // The quarter of the world that both countries lie in.
  const streets = tileFile({ '1/1/0': grey() });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    STUDIO_PORT: String(studio),
    DATABASE_URL: '',
    // Each journey says that it comes from a network of its own: `journey.ts`.
    TRUSTED_PROXIES: '127.0.0.1',
    VIDEO_PROVIDER: videos.origin,
    YOUTUBE_KEY: 'a-key-of-the-journeys',
    RECAPTCHA_SITE_KEY: 'site-key-of-the-journeys',
    RECAPTCHA_SECRET: 'secret-of-the-journeys',
    RECAPTCHA_PROVIDER: google.origin,
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
    await answering(part, `http://127.0.0.1:${port}/health/ready`, patience);
  };
  const startStudio = async () => {
    const part = start('studio', studioArgs, { DATA_DIR: written, SITE_PORT: String(edited) });
    await answering(part, `http://127.0.0.1:${studio}/admin/login`, patience);
  };
  const stop = async () => {
    await stopParts(parts);
    for (const provider of [tiles, videos, google]) provider.stop();
    streets.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const prepared = await preparedFolder();
    for (const copy of [read, written])
      cpSync(prepared, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
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

/** The database and the files of the journeys, made from the demo content. */
export const preparedFolder = () =>
  cached('journeys', [...templateSources, ...preparing], async (folder) => {
    cpSync(await sqliteTemplate(), folder, { recursive: true });
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: '' };
    await run(process.execPath, [join(root, 'e2e/support/prepare.ts')], { env });
  });

/**
 * Four free ports, all held at once so that they differ. They lie below those that the kernel gives away by itself: a server that is
 * started on any port in the meantime would get one of them.
 */
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

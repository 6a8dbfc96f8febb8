import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { answering, siteArgs, startPart, stopParts } from '../../commands/processes.ts';
import { database } from './journey.ts';

/** How long it may take to start, in milliseconds: other work may keep the machine busy. */
export const patience = 240_000;

/** A real site of one journey's own over a copy of the content, by whose clock it is `moment` when it starts. */
export async function startSiteAt(
  moment: Date,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-e2e-at-'));
  const content = new DatabaseSync(database(), { readOnly: true });
  content.exec(`VACUUM INTO '${join(folder, 'oilway.db')}'`);
  content.close();

  const shift = moment.getTime() - Date.now();
  const clock = `const now = Date.now; Date.now = () => now() + ${shift};`;
  const port = await freePort();
  const part = startPart(
    'site',
    ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, ...siteArgs],
    {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      SITE_ORIGIN: '',
      VAR_DIR: folder,
      SITE_PORT: String(port),
    },
  );
  const stop = async () => {
    await stopParts([part]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(part, `http://127.0.0.1:${port}/health/ready`, patience);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

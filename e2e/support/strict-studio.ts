import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  answering,
  portIsFree,
  startPart,
  stopParts,
  studioArgs,
} from '../../commands/processes.ts';
import { preparedFolder } from './server.ts';

/** A studio of its own that asks for second factors as a new installation does. The one of all journeys asks nobody. */
export async function strictStudio(): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-strict-'));
  const data = join(folder, 'var');
  cpSync(await preparedFolder(), data, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const database = new DatabaseSync(join(data, 'oilway.db'));
  database.exec("UPDATE staff_door SET factors_of = 'roles'");
  database.close();
  let port = 20_000 + (process.pid % 10_000);
  while (!(await portIsFree(port, '127.0.0.1'))) port += 1;
  const part = startPart('studio', studioArgs, {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    VAR_DIR: data,
    DATABASE_URL: '',
    STUDIO_PORT: String(port),
    STUDIO_ORIGIN: '',
    SITE_ORIGIN: '',
  });
  await answering(part, `http://127.0.0.1:${port}/admin/login`, 120_000);
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await stopParts([part]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../commands/processes.ts';
import { closeToOthers } from '../../store/data-folder.ts';
import { type Data, environmentFor } from '../servers/site.ts';

// Copied folders get their modes by the mask.
closeToOthers();
const made: string[] = [];
let template: Promise<string> | undefined;

/** A data folder of its own with the demo content in SQLite. */
export async function sqliteData(): Promise<Data> {
  template ??= newTemplate();
  const folder = newFolder();
  cpSync(await template, folder, { recursive: true });
  return { folder };
}

/** A data folder whose content is in a Postgres database, seeded with the demo content. */
export async function postgresData(databaseUrl: string): Promise<Data> {
  const data = { folder: newFolder(), databaseUrl };
  await seed(data);
  return data;
}

export function removeData(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-bench-'));
  made.push(folder);
  return folder;
}

async function newTemplate(): Promise<string> {
  const folder = newFolder();
  await seed({ folder });
  return folder;
}

async function seed(data: Data): Promise<void> {
  await run(process.execPath, [join(import.meta.dirname, 'prepare-data.ts')], {
    env: environmentFor(data),
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from './site-process.ts';

test('the stack of an error in the built server names places in the sources', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-places-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const started = startSite({ VAR_DIR: folder, DATABASE_URL: 'no-address' });
  await expect(started).rejects.toThrow(/at .*store\/settings\.ts:\d+:\d+/);
});

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('renders times in the zone of both countries on a server in another one', () => {
  const code =
    "import('./studio/preload.ts').then(() => process.stdout.write(String(new Date(0).getHours())))";
  const { stdout } = spawnSync(process.execPath, ['-e', code], {
    encoding: 'utf8',
    env: { ...process.env, TZ: 'America/New_York' },
  });
  expect(stdout).toBe('1');
});

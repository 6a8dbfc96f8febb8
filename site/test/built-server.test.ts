/** The server bundle built by Vite (`site/vite.config.ts`). */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../commands/processes.ts';
import { startSite } from './site-process.ts';

test('error stacks refer to source files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-places-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const started = startSite({ DATA_DIR: folder, DATABASE_URL: 'no-address' });
  await expect(started).rejects.toThrow(/at .*store\/settings\.ts:\d+:\d+/);
});

test('the server bundle imports no package of which the store has another version', () => {
  const built = globSync('site/dist/server/*.js', { cwd: root });
  const imported = built.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?:from|import)\s*\(?"((?:@[\w.-]+\/)?\w[\w.-]*)[^"\n]*"/g,
      ),
    ].map(([, name = '']) => name),
  );
  expect(imported).toContain('fastify');
  const own = imported.filter((name) => existsSync(join(root, 'store/node_modules', name)));
  expect(own).toEqual([]);
});

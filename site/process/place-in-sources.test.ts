import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { placeInSources } from './place-in-sources.ts';

const site = join(import.meta.dirname, '..');
const bundle = join(site, 'dist/server/main.js');
const lineIn = (path: string, text: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

test('a stack of the built server names the places in the sources', () => {
  const text = 'app.server.closeAllConnections()';
  const [row, source] = [lineIn(bundle, text), join(site, 'main.ts')];
  expect(placeInSources(`    at stop (${pathToFileURL(bundle)}:${row}:12)`)).toBe(
    `    at stop (${pathToFileURL(source)}:${lineIn(source, text)})`,
  );
});

test.each([
  [
    'of a package',
    `    at handle (${pathToFileURL(bundle)}:${lineIn(bundle, 'FST_ERR_NOT_FOUND')}:3)`,
  ],
  ['of Node', '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)'],
  ['of a file without a map', '    at load (file:///somewhere/dist/server/other.js:1:1)'],
])('a line %s stays as it is', (_, line) => {
  expect(placeInSources(line)).toBe(line);
});

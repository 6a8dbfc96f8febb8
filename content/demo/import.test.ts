import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { demoFolder } from './entries.ts';
import { importDemo } from './import.ts';

const database = testDatabase();
let folder: string;

beforeEach(({ onTestFinished }) => {
  folder = join(mkdtempSync(join(tmpdir(), 'oilway-')), 'demo');
  onTestFinished(() => rmSync(dirname(folder), { recursive: true, force: true }));
  cpSync(demoFolder, folder, { recursive: true });
});

const imported = () => importDemo(database.payload, () => undefined, folder);

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, 'the edit').not.toBe(before);
  writeFileSync(path, after);
}

const home = 'pages/01-home.de.yaml';
const newsPost = 'news/2026-07-14-second-service-van.de.md';

test.each([
  [
    'a page',
    home,
    'page: filters }',
    'page: filtres }',
    'references "filtres", which is not in pages',
  ],
  [
    'a page in Markdown',
    newsPost,
    '(fleet)',
    '(fleets)',
    'body line 12: there is no page "fleets"',
  ],
  [
    'a picture',
    newsPost,
    'vans-yard',
    'constructor',
    'image references "constructor", which is not in',
  ],
  ['a field', home, 'heading: Ölwechsel,', 'headline: Öl', 'blocks.0.headline is not a field'],
  ['a field of Payload', newsPost, 'image:', '_status: draft\nimage:', '_status is not a field'],
  ['a block', home, 'blockType: hero', 'blockType: herro', 'blocks has no block "herro"'],
  ['a text', home, "value: '18'", 'value: 18', 'blocks.3.value is not a text'],
  ['a moment', 'events/1-winter-check.pl.md', 'in 9 days', 'soon', 'start is neither a date'],
  ['a list', home, /blocks:[\s\S]*/, 'blocks: none\n', 'blocks is not a list'],
  ['YAML', home, 'slug:', 'title: Zwei\nslug:', 'Map keys must be unique at line 2'],
])('rejects an error in %s with the file name and stores nothing', async (...row) => {
  const [, file, from, to, problem] = row;
  edit(file, from, to);
  const { message } = await imported().then(
    () => new Error('nothing'),
    (cause: Error) => cause,
  );
  expect(message).toContain(`demo/${file}: `);
  expect(message).toContain(problem);
  expect((await database.payload.count({ collection: 'media' })).totalDocs).toBe(0);
});

test('names the file and field of a Payload validation error', async () => {
  edit(home, 'heading: Ölwechsel,', `heading: ${'Öl'.repeat(70)}, Ölwechsel,`);
  await expect(imported()).rejects.toThrow(`demo/${home}: blocks.0.heading `);
});

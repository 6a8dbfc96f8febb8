import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { demoFolder } from './files.ts';
import { importDemo } from './import.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());
beforeEach(({ onTestFinished }) => {
  folder = join(mkdtempSync(join(tmpdir(), 'oilway-')), 'demo');
  onTestFinished(() => rmSync(dirname(folder), { recursive: true, force: true }));
  cpSync(demoFolder, folder, { recursive: true });
});

/** The lines of the refusal. */
async function refusal(): Promise<string[]> {
  const imported = importDemo(database.payload, () => undefined, folder);
  const message = await imported.then(
    () => 'nothing',
    (cause: Error) => cause.message,
  );
  return message.split('\n').slice(1);
}

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after, 'the edit').not.toBe(before);
  writeFileSync(path, after);
}

const home = 'pages/01-home.de.yaml';
const post = 'news/2026-07-14-second-service-van.de.md';

describe('before anything is stored, what is wrong is refused with its file and line', () => {
  test.each([
    [
      'a page',
      home,
      'page: filters }',
      'page: filtres }',
      /^demo\/pages.01-home.*:\d+: blocks.1.cards.1.link.page names "filtres", which is not in pages$/,
    ],
    [
      'a page in Markdown',
      post,
      '(fleet)',
      '(fleets)',
      /^demo\/news.*:22: body there is no page "fleets"$/,
    ],
    ['a picture', post, 'vans-yard', 'van-yard', /image names "van-yard", which is not in media$/],
    ['a picture that is an inherited name', post, 'vans-yard', 'constructor', /not in media$/],
    [
      'a location',
      home,
      'Berlin-Tempelhof',
      'Berlin-Tempelhoff',
      /featured names .* not in locations$/,
    ],
    [
      'a field',
      home,
      'heading: Ölwechsel,',
      'headline: Ölwechsel,',
      /:\d+: blocks.0.headline is not a field there$/,
    ],
    [
      'a field of Payload',
      post,
      'image:',
      '_status: draft\nimage:',
      /:6: _status is not a field there$/,
    ],
    [
      'a block',
      home,
      'blockType: hero',
      'blockType: herro',
      /blocks.0 has no blockType that exists$/,
    ],
    [
      'a block that is none',
      home,
      'slug:',
      'blockType: hero\nslug:',
      /blockType is not a field there$/,
    ],
    [
      'a number',
      home,
      "value: '18'",
      'value: 18',
      /blocks.3.value is not a text: put it in quotes$/,
    ],
    ['nothing', home, /heading: Aktuelles/, 'heading:', /heading is empty$/],
    [
      'a moment',
      'events/1-winter-check.pl.md',
      'in 9 days',
      'in a week',
      /^demo\/events.*:4: start is no date/,
    ],
    ['a day', post, '2026-07-14', '2026-02-30', /publishDate is no date/],
    [
      'a shared field',
      'location-categories/1-station.pl.yaml',
      'title:',
      'key: station\ntitle:',
      /key is the same in all languages/,
    ],
    ['no list', home, /blocks:[\s\S]*/, 'blocks: none\n', /blocks is not a list$/],
    [
      'no fields',
      'globals/footer.pl.yaml',
      /[\s\S]*/,
      '- 1\n',
      /^demo\/globals\/footer.pl.yaml:1: has no fields$/,
    ],
    ['an empty file', home, /[\s\S]*/, '', /has no fields$/],
    ['no YAML', home, 'seo:', 'seo: [', /^demo\/pages\/01-home.de.yaml:\d+: /],
    [
      'a key twice',
      home,
      'slug:',
      'title: Zwei\nslug:',
      /^demo\/pages\/01-home.de.yaml:2: Map keys must be unique$/,
    ],
    ['a tag', home, 'title: Startseite', 'title: !!js/function Startseite', /Unresolved tag/],
    [
      'a prototype',
      home,
      'slug:',
      '__proto__: { title: x }\nslug:',
      /__proto__ is not a field there$/,
    ],
    ['no front matter', post, '---\n', '', /:1: begins with YAML between two lines of ---$/],
    [
      'HTML',
      post,
      'Der neue',
      '<b>Der</b> neue',
      /:12: body a html like this has no place in a text$/,
    ],
    [
      'a picture nobody told of',
      'media/media.yaml',
      /^dipstick/m,
      'dipstik',
      /says nothing of dipstick.svg$/,
    ],
    [
      'a portrait of a part that there is not',
      'media/portraits.yaml',
      'hair: bob',
      'hair: bop',
      /^demo\/media.portraits.yaml:\d+: svenja-althoff.portrait hair Invalid option/,
    ],
  ])('%s', async (_, file, from, to, problem) => {
    edit(file, from, to);
    expect(await refusal()).toEqual([expect.stringMatching(problem)]);
  });

  test('an alias that multiplies itself', async () => {
    const row = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(of)}]\n`;
    const bomb = [...'bcdefghi'].map((name, at) => row(name, `*${'abcdefgh'[at]}`)).join('');
    writeFileSync(join(folder, home), `a: &a [x]\n${bomb}`);
    expect(await refusal()).toEqual([expect.stringContaining('Excessive alias count')]);
  });

  test('what is in one language only', async () => {
    rmSync(join(folder, 'news/2025-03-27-pollen.pl.md'));
    rmSync(join(folder, 'departments.de.yaml'));
    expect(await refusal()).toEqual([
      expect.stringMatching(
        /^demo\/departments.pl.yaml:1: 0 has no counterpart in the language "de"$/,
      ),
      expect.stringMatching(
        /^demo\/news\/2025-03-27-pollen.de.md:\d+: has no counterpart in the language "pl"$/,
      ),
    ]);
  });

  test('files of no kind, and kinds without a file', async () => {
    writeFileSync(join(folder, 'pages/home.fr.yaml'), 'title: Accueil\n');
    expect(await refusal()).toEqual([expect.stringMatching(/^demo\/pages\/home.fr.yaml: no file/)]);
    rmSync(join(folder, 'pages/home.fr.yaml'));
    for (const locale of ['de', 'pl']) rmSync(join(folder, `globals/footer.${locale}.yaml`));
    for (const locale of ['de', 'pl'])
      writeFileSync(join(folder, `staff.${locale}.yaml`), '- email: me@oilway.example\n');
    writeFileSync(join(folder, 'globals/pages.de.yaml'), 'title: Neu\n');
    expect(await refusal()).toEqual([
      'There is no file of footer',
      'demo/globals/pages.de.yaml:1: the demo content has no global "pages"',
      'demo/staff.de.yaml:1: 0 the demo content has no list "staff"',
      'demo/staff.pl.yaml:1: 0 the demo content has no list "staff"',
    ]);
  });

  test('two files of one name', async () => {
    for (const locale of ['de', 'pl'])
      cpSync(
        join(folder, `pages/03-filters.${locale}.yaml`),
        join(folder, `pages/19-filters.${locale}.yaml`),
      );
    expect(await refusal()).toEqual([
      'demo/pages/19-filters.de.yaml:1: is a second "filters"',
      'demo/pages/19-filters.pl.yaml:1: is a second "filters"',
    ]);
  });

  test('a page below itself', async () => {
    edit('pages/03-filters.de.yaml', 'parent: home', 'parent: fleet');
    edit('pages/04-fleet.de.yaml', 'parent: home', 'parent: filters');
    expect(await refusal()).toEqual([expect.stringContaining('below the page itself')]);
  });

  test('everything at once', async () => {
    edit(home, 'page: filters }', 'page: filtres }');
    edit(post, 'vans-yard', 'van-yard');
    expect(await refusal()).toHaveLength(2);
  });

  afterAll(async () => {
    const { totalDocs } = await database.payload.count({ collection: 'media' });
    expect(totalDocs).toBe(0);
  });
});

test('what Payload refuses is told with its file and line', async () => {
  edit(home, 'heading: Ölwechsel,', `heading: ${'Öl'.repeat(70)}, Ölwechsel,`);
  const lines = await refusal();
  expect(lines).toEqual([
    expect.stringMatching(/^demo\/pages\/01-home.de.yaml:\d+: blocks.0.heading /),
  ]);
});

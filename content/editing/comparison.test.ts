import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hire } from '../staff/hire.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, paragraph, publish } from '../test/pages.ts';
import { type ComparedPart, compareLanguages } from './comparison.ts';

let database: TestDatabase;
let req: PayloadRequest;
let home: number;

beforeAll(async () => {
  database = await openDatabase('sqlite');
  home = await makePage(database.payload, null, { de: 'Start', pl: 'Start' });
  const { payload } = database;
  const role = 'editor-pl' as const;
  const data = { name: 'R', email: 'r@oilway.example', password: 'correct horse battery', role };
  const user = await hire(payload, data);
  req = await createLocalReq(
    { user: { ...user, collection: 'staff' } as never, req: { i18n: { language: 'de' } as never } },
    payload,
  );
});
afterAll(() => database?.close());

/** Every part as lines: `label: german | polish (mark language)`. */
const shown = (parts: readonly ComparedPart[]) =>
  parts.map(({ fields, label, missing }) => [
    `${label ?? 'own'}${missing ? ` missing ${missing}` : ''}`,
    ...fields.map(
      (field) =>
        `${field.label}: ${field.de} | ${field.pl}` +
        (field.mark ? ` (${field.mark.kind} ${field.mark.language})` : ''),
    ),
  ]);

const text = (heading: string, body: string) => ({
  blockType: 'text' as const,
  heading,
  body: paragraph(body),
});
const quote = (words: string) => ({ blockType: 'quote' as const, text: words, name: 'A. B.' });

async function comparison(id: number) {
  const found = await compareLanguages('pages', id, req);
  if (!found) throw new Error('no comparison');
  return found;
}

test('blocks stand beside each other, and what one language lacks is marked', async () => {
  const { payload } = database;
  const id = await makePage(payload, home, { de: 'Neben', pl: 'Obok' });
  const german = [text('Eins', 'Hallo'), quote('Nur hier'), text('Zwei', 'Wort')];
  await publish(payload, id, 'de', { blocks: german as never, seo: { title: 'Titel' } });
  await publish(payload, id, 'pl', {
    blocks: [text('Jeden', 'Cześć'), text('', 'Słowo')] as never,
  });
  const { parts } = await comparison(id);
  expect(shown(parts)).toEqual([
    [
      'own',
      'Titel: Neben | Obok',
      'Adresse: neben | obok',
      'Suchmaschinen > Titel: Titel |  (missing pl)',
    ],
    ['1. Text', 'Überschrift: Eins | Jeden', 'Text: Hallo | Cześć'],
    ['2. Zitat missing pl', 'Text: Nur hier | ', 'Name: A. B. | '],
    ['3. Text', 'Überschrift: Zwei |  (missing pl)', 'Text: Wort | Słowo'],
  ]);
});

test('what changed since both were published is outdated, and only that', async () => {
  const { payload } = database;
  const id = await makePage(payload, home, { de: 'Stand', pl: 'Stan' });
  const first = [text('Eins', 'Hallo'), text('Zwei', 'Wort')];
  await publish(payload, id, 'de', { blocks: first as never });
  await publish(payload, id, 'pl', {
    blocks: [text('Jeden', 'Cześć'), text('Dwa', 'Słowo')] as never,
  });
  const stored = await payload.findByID({ collection: 'pages', id, locale: 'de', depth: 0 });
  const [one, two] = stored.blocks ?? [];
  const changed = [two, { ...one, heading: 'Eins, neu' }];
  await publish(payload, id, 'de', { blocks: changed as never });
  const found = await comparison(id);
  expect(found.languages.states.pl.state).toBe('outdated');
  expect(found.unknown).toBe(false);
  const marks = found.parts.flatMap(({ fields }) => fields.filter(({ mark }) => mark));
  expect(marks).toMatchObject([{ de: 'Eins, neu', mark: { kind: 'outdated', language: 'pl' } }]);

  await publish(payload, id, 'pl', {});
  expect((await comparison(id)).languages.states.pl.state).toBe('current');
  const after = (await comparison(id)).parts.flatMap(({ fields }) => fields);
  expect(after.filter(({ mark }) => mark)).toEqual([]);
});

test('the newest draft is shown, pictures and pages by their names', async () => {
  const { payload } = database;
  const id = await makePage(payload, home, { de: 'Entwurf', pl: 'Szkic' });
  const block = { blockType: 'callToAction', heading: 'Los', shape: 'corner' };
  const links = [{ link: { label: 'Hin', kind: 'page', page: home } }];
  await draft(payload, id, 'de', { title: 'Neuer Titel', blocks: [{ ...block, links }] as never });
  const { languages, parts } = await comparison(id);
  expect(languages.states.de).toEqual({ state: 'current', pending: true });
  expect(shown(parts).flat()).toContain('Titel: Neuer Titel | Szkic');
  expect(shown(parts).flat()).toContain('1. Verweise > Verweis > Seite: Start | ');
});

test('a stranger is shown nothing', async () => {
  const stranger = await createLocalReq({}, database.payload);
  await expect(compareLanguages('pages', home, stranger)).rejects.toThrow();
});

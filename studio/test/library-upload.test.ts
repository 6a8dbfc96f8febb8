/** Bulk upload to the library; the studio sends one request per file. */
import { beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../content/test/portal-files.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import type { Person, TestResponse } from './people.ts';

let category: number;

const rest = testInProcessStudio();
const { ask } = rest;
beforeAll(async () => {
  const data = { title: 'Preise', culture: 'de-DE' } as never;
  category = (await rest.payload.create({ collection: 'file-categories', data })).id;
});

async function upload(
  person: Person,
  name: string,
  bytes: Uint8Array,
  data: object,
): Promise<TestResponse> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
  form.set('_payload', JSON.stringify(data));
  return ask(person, 'POST', '/portal-uploads', form, { 'Accept-Language': 'de' });
}

const entries = async () =>
  (await rest.payload.find({ collection: 'portal-files', sort: 'id', depth: 1 })).docs.map(
    ({ category: place, file, state, title }) => ({
      title,
      category: typeof place === 'object' ? place.title : place,
      file: typeof file === 'object' && file ? file.originalName : file,
      state,
    }),
  );
const uploads = async () => (await rest.payload.count({ collection: 'portal-uploads' })).totalDocs;

test('creates an entry per file in the category and rejects only unsupported files', async () => {
  const chosen = { category, entryState: 'published' };
  const answers = [
    await upload('portal-manager', 'Preisliste 2026.pdf', await pdfOf('Preise'), chosen),
    await upload('portal-manager', 'setup.exe', Buffer.from('MZ\u0000\u0001'), chosen),
    await upload('portal-manager', 'Öle & Filter.v2.pdf', await pdfOf('Öle'), { category }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 400, 201]);
  expect(answers[1]?.body.errors[0].message).toMatch(/^setup\.exe: Dieser Dateityp ist nicht/);
  expect(await entries()).toEqual([
    {
      title: 'Preisliste 2026',
      category: 'Preise',
      file: 'Preisliste 2026.pdf',
      state: 'published',
    },
    { title: 'Öle & Filter.v2', category: 'Preise', file: 'Öle & Filter.v2.pdf', state: 'draft' },
  ]);
});

test('creates no second entry of the same content in a category', async () => {
  const before = [(await entries()).length, await uploads()];
  const again = await upload('portal-manager', 'Kopie.pdf', await pdfOf('Preise'), { category });
  expect([again.status, again.body.errors[0].message]).toEqual([
    400,
    'Diese Datei steht schon in der Kategorie.',
  ]);
  expect([(await entries()).length, await uploads()]).toEqual(before);
});

test('creates only the file without a category and nothing with an unknown one', async () => {
  const before = [(await entries()).length, await uploads()];
  const refused = await upload('portal-manager', 'a.pdf', await pdfOf('A'), { category: 999 });
  expect([refused.status, refused.body.errors[0].data.errors[0].path]).toEqual([400, 'category']);
  expect([(await entries()).length, await uploads()]).toEqual(before);
  expect((await upload('portal-manager', 'b.pdf', await pdfOf('B'), {})).status).toBe(201);
  expect([(await entries()).length, await uploads()]).toEqual([before[0], Number(before[1]) + 1]);
});

test('rejects empty files and files whose content does not match the extension', async () => {
  const page = Buffer.from('<!doctype html><title>Preise</title>');
  const refused = [
    ['leer.txt', Buffer.alloc(0), 'leer.txt: Diese Datei ist leer.'],
    ['falsch.pdf', page, 'falsch.pdf: Der Inhalt ist keine PDF-Datei.'],
    ['FOTO.JPEG', page, 'FOTO.JPEG: Der Inhalt ist keine JPG-Datei.'],
    ['Liste.txt', Buffer.from([79, 0, 1]), 'Liste.txt: Der Inhalt ist kein Text.'],
  ] as const;
  for (const [name, bytes, reason] of refused) {
    const { body, status } = await upload('portal-manager', name, bytes, { category });
    expect([status, body.errors[0].message]).toEqual([400, reason]);
  }
});

test('accepts a PDF with bytes before its header and preserves the chosen name', async () => {
  const before = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), await pdfOf('Preise')]);
  const name = 'Preis "neu" – 100% für 5 €.pdf';
  const { body, status } = await upload('portal-manager', name, before, {});
  expect([status, body.doc.originalName, body.doc.mimeType]).toEqual([
    201,
    "Preis 'neu' – 100% für 5 €.pdf",
    'application/pdf',
  ]);
});

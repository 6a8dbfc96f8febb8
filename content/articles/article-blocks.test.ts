import { createLocalReq, type PayloadRequest, type ValidationError } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { paragraph } from '../test/pages.ts';
import { readNewestDocuments, readPublishedDocuments } from '../test/published.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let database: TestDatabase;
let req: PayloadRequest;
let image: number;

beforeAll(async () => {
  database = await openDatabase('sqlite');
  const { payload } = database;
  image = await createImage('Grube', 'Kanał');
  const data = { name: 'Ada', email: 'ada@oilway.example', role: 'admin' } as const;
  const user = await createStaffAccount(payload, { ...data, password: 'correct horse battery' });
  req = await createLocalReq(
    { user: { ...user, collection: 'staff' } as never, req: { i18n: { language: 'de' } as never } },
    payload,
  );
});
afterAll(() => database?.close());

async function createImage(altDe: string, altPl: string): Promise<number> {
  const { id } = await database.payload.create({
    collection: 'media',
    data: { altDe, altPl },
    file: { data: pixel, mimetype: 'image/png', name: `${altDe}.png`, size: pixel.length },
  });
  return id;
}

const gallery = (id: unknown) => ({
  blockType: 'gallery',
  images: [{ image: id, caption: 'In 18 Minuten' }],
});
const video = (videoURL: string) => ({ blockType: 'video', title: 'Film', videoURL });

/** Returns the text of an article with these blocks after its first paragraph. */
function bodyWith(...blocks: object[]) {
  const { root } = paragraph('Text');
  const nodes = blocks.map((block, index) => ({
    type: 'block',
    version: 2,
    format: '',
    fields: { id: `b${index}`, ...block },
  }));
  return { root: { ...root, children: [...root.children, ...nodes] } };
}

async function createPost(title: string, ...blocks: object[]): Promise<number> {
  const { id } = await database.payload.create({
    collection: 'news',
    draft: true,
    data: { title, intro: 'Kurz', country: 'de', body: bodyWith(...blocks) } as never,
  });
  return id;
}

const publish = (id: number) =>
  database.payload.update({ collection: 'news', id, data: { _status: 'published' }, req });

/** Returns the messages of a refused publication. */
async function refusals(id: number): Promise<string[]> {
  const error = await publish(id).then(
    () => undefined,
    (cause: ValidationError) => cause,
  );
  return error?.data.errors.map(({ label, message }) => `${label ?? ''} ${message}`) ?? [];
}

test('publishes blocks with references to their images and typeset captions', async () => {
  const id = await createPost('Mit Bildern', gallery(image));
  const draft = (await readNewestDocuments(database.payload, 'news', 'de-DE')).get(id);
  expect(JSON.stringify(draft)).toContain(`"image":{"ref":"media","id":${image}}`);
  await publish(id);
  const post = (await readPublishedDocuments(database.payload, 'news', 'de-DE')).get(id);
  const [, block] = (post?.body.root.children ?? []) as { fields?: unknown }[];
  const reference = { ref: 'media', id: image };
  expect(block?.fields).toMatchObject({
    images: [{ image: reference, caption: 'In 18\u00a0Minuten' }],
  });
});

test('finds the use of an image within a text, and refuses to delete it', async () => {
  const { findUsages } = await import('../editing/usage.ts');
  const { trailText } = await import('../editing/traverse-fields.ts');
  const used = await createImage('Öl', 'Olej');
  await createPost('Benutzt', gallery(image), gallery(used));
  const found = await findUsages({ collection: 'media', id: used }, req);
  expect(found.map(({ trail }) => trailText(trail, req.i18n))).toEqual([
    'Text > 2. Bild oder Galerie > 1. Bilder > Bild',
  ]);
  await expect(database.payload.delete({ collection: 'media', id: used, req })).rejects.toThrow();
});

test('copies the blocks to the counterpart and checks its alternative texts', async () => {
  const { counterpartEndpoint } = await import('../editing/create-counterpart.ts');
  const { collectFindings } = await import('../editing/collect-findings.ts');
  const germanOnly = await createImage('Nur deutsch', 'Kanał');
  const where = { collection: 'media', id: germanOnly } as const;
  await database.payload.db.updateOne({ ...where, data: { altPl: '' } });
  const id = await createPost(
    'Zwilling',
    gallery(germanOnly),
    video('https://youtu.be/aaaaaaaaaaa'),
  );
  const codes = async (post: number) =>
    (await collectFindings('news', post, req)).map(({ code, path }) => `${code} ${path}`);
  expect(await codes(id)).not.toContainEqual(expect.stringContaining('altMissing'));
  const call = Object.assign(Object.create(req), { routeParams: { id: String(id) }, context: {} });
  const response = await counterpartEndpoint('news').handler(call);
  const counterpart = Number(((await response.json()) as { id: number }).id);
  expect(await codes(counterpart)).toContain('altMissing body.0.images.0.image');
});

test.each([
  ['a script as video', () => video('javascript:alert(1)'), 'Eine ganze Adresse'],
  ['a video of another site', () => video('https://evil.example/v'), 'kein Video'],
  ['an image that does not exist', () => gallery(987_654), 'gibt es nicht mehr'],
  ['no image', () => gallery(null), 'Hier fehlt etwas'],
  [
    'a block of another kind',
    () => ({ blockType: 'reportForm', heading: 'x' }),
    'Baustein im Text',
  ],
  ['an inherited name as kind', () => ({ blockType: 'constructor' }), 'Baustein im Text'],
])('refuses to publish %s', async (_, block, message) => {
  const id = await createPost('Abgelehnt', block());
  const found = await refusals(id);
  expect(found.join('\n')).toContain(message);
  expect(found.join('\n')).not.toContain('node failed');
});

import { randomUUID } from 'node:crypto';
import { type Culture, cultures, localeOf } from '@oilway/store/cultures.ts';
import type { Payload } from 'payload';
import sharp from 'sharp';
import type { PortalFile } from '../../payload-types.ts';
import {
  type Document,
  documentsOf,
  type LibraryWords,
  type Place,
  readWords,
} from './documents.ts';
import { drawPdf } from './pdf.ts';

/** Number of demo files for each language. */
export const wholeLibrary = 150;

const tree: readonly (readonly [Place, Place | undefined])[] = [
  ['root', undefined],
  ['products', 'root'],
  ['car', 'products'],
  ['truck', 'products'],
  ['gear', 'products'],
  ['filters', 'products'],
  ['workshop', 'root'],
  ['procedures', 'workshop'],
  ['training', 'workshop'],
  ['safety', 'root'],
  ['sheets', 'safety'],
  ['waste', 'safety'],
  ['sales', 'root'],
  ['prices', 'sales'],
  ['pictures', 'sales'],
  ['forms', 'root'],
];

interface Library {
  payload: Payload;
  culture: Culture;
  said: LibraryWords;
  categories: ReadonlyMap<Place, number>;
}

/**
 * Creates the files of the portal's library and grants all of them to the companies of their country.
 * @param amount of files for each language; tests need a few of each kind.
 */
export async function seedLibrary(payload: Payload, amount = wholeLibrary): Promise<void> {
  for (const culture of cultures) {
    const said = readWords(localeOf(culture));
    const categories = await seedTree(payload, culture, said);
    await seedFiles({ payload, culture, said, categories }, amount);
    const where = { country: { equals: localeOf(culture) } };
    const data = { categories: [categories.get('root') ?? 0] };
    await payload.update({ collection: 'companies', where, data });
  }
}

async function seedTree(
  payload: Payload,
  culture: Culture,
  { categories }: LibraryWords,
): Promise<ReadonlyMap<Place, number>> {
  const made = new Map<Place, number>();
  for (const [order, [place, parent]] of tree.entries()) {
    const { id } = await payload.create({
      collection: 'file-categories',
      data: {
        title: categories[place],
        culture,
        parent: (parent && made.get(parent)) ?? null,
        order,
        key: randomUUID(),
      },
    });
    made.set(place, id);
  }
  return made;
}

async function seedFiles(library: Library, amount: number): Promise<void> {
  const { said } = library;
  const share = (part: number) => Math.max(1, Math.round((amount * part) / wholeLibrary));
  const pictures = said.pictures.slice(0, share(said.pictures.length));
  const allLinks = Object.entries(said.links);
  const links = allLinks.slice(0, share(allLinks.length));
  const documents = documentsOf(said, localeOf(library.culture)).slice(
    0,
    amount - pictures.length - links.length,
  );
  for (const [index, document] of documents.entries()) await seedDocument(library, document, index);
  for (const [index, title] of pictures.entries()) {
    const file = await upload(library, `${title}.jpg`, await drawPicture(index), title);
    await entry(library, 'pictures', { title, file }, index);
  }
  for (const [index, [title, externalLink]] of links.entries())
    await entry(library, 'forms', { title, externalLink }, index);
}

/** Every fortieth document has an earlier version. */
async function seedDocument(library: Library, document: Document, index: number): Promise<void> {
  const { place, print, title } = document;
  const file = await uploadPdf(library, document, false);
  const printFile = print === 'own' ? await uploadPdf(library, document, true) : file;
  const data = { title, file, ...(print === 'none' ? {} : { printFile }) };
  const id = await entry(library, place, data, index);
  if (index % 40 !== 7) return;
  const next = await uploadPdf(library, document, false);
  await library.payload.update({
    collection: 'portal-files',
    id,
    data: { file: next, version: '2.0', date: dateOf(index + 60) },
  });
}

async function entry(
  { categories, payload }: Library,
  place: Place,
  data: Pick<PortalFile, 'title'> & Partial<PortalFile>,
  index: number,
): Promise<number> {
  const { id } = await payload.create({
    collection: 'portal-files',
    data: {
      ...data,
      category: categories.get(place) ?? 0,
      state: 'published',
      version: `1.${index % 4}`,
      date: dateOf(index),
    },
  });
  return id;
}

const dateOf = (index: number) => new Date(Date.UTC(2026, 0, 5 + index)).toISOString();

async function uploadPdf(library: Library, document: Document, forPrint: boolean): Promise<number> {
  const { culture, said } = library;
  const bytes = await drawPdf(document, { footer: said.footer, forPrint, language: culture });
  const text = document.pages.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return upload(library, `${document.title}.pdf`, bytes, text.join(' '));
}

/** Stores the extracted text directly, so that search works before the extraction job has run. */
async function upload(
  { payload }: Library,
  name: string,
  data: Buffer,
  text: string,
): Promise<number> {
  const { id } = await payload.create({
    collection: 'portal-uploads',
    data: { preparation: 'waiting' },
    file: { name, data, mimetype: '', size: data.length },
    context: { words: text },
  });
  return id;
}

/** Returns an image derived from the number: a drawing of a body of oil. */
function drawPicture(number: number): Promise<Buffer> {
  const ground = ['#f3f1ea', '#1d2022', '#f5a71e', '#fbe7be'][number % 4];
  const oil = ground === '#f5a71e' ? '#1a1c1d' : '#f5a71e';
  const level = 260 + ((number * 37) % 220);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="675">
    <rect width="900" height="675" fill="${ground}"/>
    <path fill="${oil}" d="M0 ${level - 40}C180 ${level + 30} 420 ${level + 40} 620 ${level}S860 ${level - 60} 900 ${level - 40}V675H0Z"/>
    <rect x="${300 + ((number * 53) % 240)}" y="120" width="180" height="${level}" fill="#b8bab6"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

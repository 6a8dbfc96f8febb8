import { randomUUID } from 'node:crypto';
import { countryOf, type Locale, locales } from '@oilway/store/locales.ts';
import type { Payload } from 'payload';
import sharp from 'sharp';
import type { PortalFile } from '../../payload-types.ts';
import {
  type DemoCategory,
  type Document,
  documentsOf,
  type LibraryTexts,
  readLibraryTexts,
} from './documents.ts';
import { renderPdf } from './pdf.ts';

/** Number of demo files for each language. */
export const filesPerLocale = 150;

const categoryTree: readonly (readonly [DemoCategory, DemoCategory | undefined])[] = [
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

interface SeedContext {
  payload: Payload;
  locale: Locale;
  texts: LibraryTexts;
  categories: ReadonlyMap<DemoCategory, number>;
}

/**
 * Creates the files of the portal's library and grants all of them to the companies of their country.
 * @param count of files for each language; tests need a few of each kind.
 */
export async function seedLibrary(payload: Payload, count = filesPerLocale): Promise<void> {
  for (const locale of locales) {
    const texts = readLibraryTexts(countryOf(locale));
    const categories = await seedTree(payload, locale, texts);
    await seedFiles({ payload, locale, texts, categories }, count);
    const where = { country: { equals: countryOf(locale) } };
    const data = { categories: [categories.get('root') ?? 0] };
    await payload.update({ collection: 'companies', where, data });
  }
}

async function seedTree(
  payload: Payload,
  locale: Locale,
  { categories }: LibraryTexts,
): Promise<ReadonlyMap<DemoCategory, number>> {
  const ids = new Map<DemoCategory, number>();
  for (const [order, [category, parent]] of categoryTree.entries()) {
    const { id } = await payload.create({
      collection: 'file-categories',
      data: {
        title: categories[category],
        culture: locale,
        parent: (parent && ids.get(parent)) ?? null,
        order,
        key: randomUUID(),
      },
    });
    ids.set(category, id);
  }
  return ids;
}

async function seedFiles(context: SeedContext, count: number): Promise<void> {
  const { texts } = context;
  const proportionalCount = (part: number) =>
    Math.max(1, Math.round((count * part) / filesPerLocale));
  const images = texts.pictures.slice(0, proportionalCount(texts.pictures.length));
  const allLinks = Object.entries(texts.links);
  const links = allLinks.slice(0, proportionalCount(allLinks.length));
  const documents = documentsOf(texts, countryOf(context.locale)).slice(
    0,
    count - images.length - links.length,
  );
  for (const [index, document] of documents.entries()) await seedDocument(context, document, index);
  for (const [index, title] of images.entries()) {
    const file = await upload(context, `${title}.jpg`, await drawImage(index), title);
    await createPortalFile(context, 'pictures', { title, file }, index);
  }
  for (const [index, [title, externalLink]] of links.entries())
    await createPortalFile(context, 'forms', { title, externalLink }, index);
}

/** Every fortieth document has an earlier version. */
async function seedDocument(
  context: SeedContext,
  document: Document,
  index: number,
): Promise<void> {
  const { category, print, title } = document;
  const file = await uploadPdf(context, document, false);
  const printFile = print === 'own' ? await uploadPdf(context, document, true) : file;
  const data = { title, file, ...(print === 'none' ? {} : { printFile }) };
  const id = await createPortalFile(context, category, data, index);
  if (index % 40 !== 7) return;
  const newVersion = await uploadPdf(context, document, false);
  await context.payload.update({
    collection: 'portal-files',
    id,
    data: { file: newVersion, version: '2.0', date: dateOf(index + 60) },
  });
}

async function createPortalFile(
  { categories, payload }: SeedContext,
  category: DemoCategory,
  data: Pick<PortalFile, 'title'> & Partial<PortalFile>,
  index: number,
): Promise<number> {
  const { id } = await payload.create({
    collection: 'portal-files',
    data: {
      ...data,
      category: categories.get(category) ?? 0,
      state: 'published',
      version: `1.${index % 4}`,
      date: dateOf(index),
    },
  });
  return id;
}

const dateOf = (index: number) => new Date(Date.UTC(2026, 0, 5 + index)).toISOString();

async function uploadPdf(
  context: SeedContext,
  document: Document,
  forPrint: boolean,
): Promise<number> {
  const { locale, texts } = context;
  const bytes = await renderPdf(document, { footer: texts.footer, forPrint, language: locale });
  const text = document.pages.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return upload(context, `${document.title}.pdf`, bytes, text.join(' '));
}

/** Stores the extracted text directly, so that search works before the extraction job has run. */
async function upload(
  { payload }: SeedContext,
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
function drawImage(number: number): Promise<Buffer> {
  const background = ['#f3f1ea', '#1d2022', '#f5a71e', '#fbe7be'][number % 4];
  const oil = background === '#f5a71e' ? '#1a1c1d' : '#f5a71e';
  const level = 260 + ((number * 37) % 220);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="675">
    <rect width="900" height="675" fill="${background}"/>
    <path fill="${oil}" d="M0 ${level - 40}C180 ${level + 30} 420 ${level + 40} 620 ${level}S860 ${level - 60} 900 ${level - 40}V675H0Z"/>
    <rect x="${300 + ((number * 53) % 240)}" y="120" width="180" height="${level}" fill="#b8bab6"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

import type { Locale } from '@oilway/store/cultures.ts';
import { z } from 'zod';
import { DemoError, demoFolder, readDemoFile } from '../files.ts';

/** Where a product is used: cars, lorries and buses, gearboxes and axles. */
const uses = z.enum(['car', 'truck', 'gear']);
const filterKinds = z.enum(['oil', 'air', 'cabin', 'fuel']);
/** Where a file lies in the tree. */
const places = z.enum([
  'root',
  'products',
  ...uses.options,
  'filters',
  'safety',
  'sheets',
  'waste',
  'workshop',
  'procedures',
  'training',
  'sales',
  'prices',
  'pictures',
  'forms',
]);

const text = z.string().min(1);
/** Values by their names, or texts by their titles. */
const texts = z.record(text, text);
const page = z.strictObject({
  heading: text,
  paragraphs: z.array(text),
  table: texts.optional(),
});
/** With `{names}` in the place of what differs. */
const template = z.strictObject({ title: text, pages: z.array(page) });

const words = z.strictObject({
  categories: z.record(places, text),
  footer: text,
  uses: z.record(uses, text),
  filterKinds: z.record(filterKinds, text),
  dataSheet: template,
  safetySheet: template,
  filterSheet: template,
  priceGroups: z.array(text),
  priceList: template,
  pricePerLiter: z.strictObject({ base: z.number(), perQuarter: z.number() }),
  procedures: texts,
  training: texts,
  waste: texts,
  forms: texts,
  pictures: z.array(text),
  links: z.record(text, z.url()),
});

const product = z.strictObject({
  name: text,
  use: uses,
  density: z.number(),
  flash: z.number(),
  pour: z.number(),
  norms: text,
});

export type Place = z.infer<typeof places>;
export type Page = z.infer<typeof page>;
export type Template = z.infer<typeof template>;
export type FilterKind = z.infer<typeof filterKinds>;
/** What a language says of the library. Every list is as long as the other language's. */
export type LibraryWords = z.infer<typeof words>;
export type Product = z.infer<typeof product>;

/** @throws DemoError where a file says more or less than it should. */
export function readWords(locale: Locale): LibraryWords {
  return read(`library/words.${locale}.yaml`, words);
}

export function readProducts(): Product[] {
  return read('library/products.yaml', z.array(product));
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const { data, problem } = readDemoFile(demoFolder, file);
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new DemoError(
    result.error.issues.map(({ message, path }) => problem(path as (string | number)[], message)),
  );
}

import { cultureOf, type Locale } from '@oilway/store/cultures.ts';
import { demoFolder, readDemoFile } from '../entries.ts';

type FilterKind = 'oil' | 'air' | 'cabin' | 'fuel';
/** Use of a product: cars, lorries and buses, gearboxes and axles. */
type Use = 'car' | 'truck' | 'gear';
/** Document kinds that consist of a title and a text. */
type TextList = 'procedures' | 'training' | 'waste' | 'forms';
/** A category of the library. */
export type Place =
  | Use
  | TextList
  | 'root'
  | 'products'
  | 'filters'
  | 'safety'
  | 'sheets'
  | 'workshop'
  | 'sales'
  | 'prices'
  | 'pictures';

export interface Page {
  heading: string;
  paragraphs: string[];
  /** Values by name. */
  table?: Record<string, string>;
}

/** With `{names}` as placeholders. */
interface Template {
  title: string;
  pages: Page[];
}

/** The texts of a language. Every list has the same length in both languages. */
export interface LibraryWords extends Record<TextList, Record<string, string>> {
  categories: Record<Place, string>;
  footer: string;
  uses: Record<Use, string>;
  filterKinds: Record<FilterKind, string>;
  dataSheet: Template;
  safetySheet: Template;
  filterSheet: Template;
  priceGroups: string[];
  priceList: Template;
  pricePerLiter: { base: number; perQuarter: number };
  pictures: string[];
  /** URLs by title. */
  links: Record<string, string>;
}

interface Product {
  name: string;
  use: Use;
  density: number;
  flash: number;
  pour: number;
  norms: string;
}

export const readWords = (locale: Locale) =>
  readDemoFile(demoFolder, `library/words.${locale}.yaml`) as LibraryWords;

/** The content of a generated PDF. */
export interface Document {
  title: string;
  place: Place;
  pages: Page[];
  /** The print version: a separate file, the same file, or none. */
  print: 'own' | 'same' | 'none';
}

const filterLetters: readonly [FilterKind, string][] = [
  ['oil', 'OF'],
  ['air', 'LF'],
  ['cabin', 'IF'],
  ['fuel', 'KF'],
];

/** Five of each kind; height and width in millimetres. */
const filters = filterLetters.flatMap(([kind, letters], row) =>
  [0, 1, 2, 3, 4].map((step) => ({
    code: `${letters} ${1040 + row * 100 + step * 7}`,
    kind,
    height: 62 + step * 9 + row * 14,
    width: 68 + step * 5 + row * 21,
  })),
);

/** Returns every document of a language, ordered so that the first few are of many kinds. */
export function documentsOf(words: LibraryWords, locale: Locale): Document[] {
  const products = readDemoFile(demoFolder, 'library/products.yaml') as Product[];
  const number = (value: number) => value.toLocaleString(cultureOf(locale));
  const values = ({ density, pour, ...product }: Product) => ({
    ...product,
    density: number(density),
    pour: number(pour),
    use: words.uses[product.use],
  });
  const plain = (place: TextList, print: Document['print']) =>
    Object.entries(words[place]).map(
      ([title, text]): Document => ({
        title,
        place,
        print,
        pages: [{ heading: title, paragraphs: [text] }],
      }),
    );
  return mixed([
    products.map((product) => sheet(words.dataSheet, values(product), product.use)),
    products.map((product) => sheet(words.safetySheet, values(product), 'sheets')),
    filters.map((filter) =>
      sheet(words.filterSheet, { ...filter, kind: words.filterKinds[filter.kind] }, 'filters'),
    ),
    words.priceGroups.flatMap((group) =>
      [1, 2, 3, 4].map((quarter) => priceList(words, number, group, quarter)),
    ),
    plain('procedures', 'own'),
    plain('training', 'none'),
    plain('waste', 'same'),
    plain('forms', 'own'),
  ]);
}

/** The only row of its table is repeated for each container size. */
function priceList(
  { priceList: template, pricePerLiter }: LibraryWords,
  number: (value: number) => string,
  group: string,
  quarter: number,
): Document {
  const { pages, title } = filled(template, { group, quarter });
  const perLiter = pricePerLiter.base + pricePerLiter.perQuarter * quarter;
  const rows = [4, 20, 60, 208].flatMap((liters) =>
    Object.entries(pages[0]?.table ?? {}).map((row) => {
      const price = number(Math.round(liters * perLiter * 100) / 100);
      return row.map((cell) => fill(cell, { liters, price }));
    }),
  );
  return {
    title,
    place: 'prices',
    print: 'own',
    pages: pages.map((page) => ({ ...page, table: Object.fromEntries(rows) })),
  };
}

type Values = Record<string, string | number>;

const sheet = (template: Template, values: Values, place: Place): Document => ({
  ...filled(template, values),
  place,
  print: 'same',
});

function filled({ pages, title }: Template, values: Values): Template {
  return {
    title: fill(title, values),
    pages: pages.map(({ heading, paragraphs, table }) => ({
      heading: fill(heading, values),
      paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
      ...(table && {
        table: Object.fromEntries(
          Object.entries(table).map((row) => row.map((cell) => fill(cell, values))),
        ),
      }),
    })),
  };
}

/** Placeholders without a value are kept: the price of a container is filled in later. */
const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Interleaves the lists. */
function mixed(lists: readonly (readonly Document[])[]): Document[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
}

import { type Country, localeOfCountry } from '@oilway/store/locales.ts';
import { demoFolder, readDemoFile } from '../entries.ts';

type FilterKind = 'oil' | 'air' | 'cabin' | 'fuel';
/** Use of a product: cars, lorries and buses, gearboxes and axles. */
type ProductUse = 'car' | 'truck' | 'gear';
/** Document kinds that consist of a title and a text. */
type TextList = 'procedures' | 'training' | 'waste' | 'forms';
/** A category of the library. */
export type DemoCategory =
  | ProductUse
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
export interface LibraryTexts extends Record<TextList, Record<string, string>> {
  categories: Record<DemoCategory, string>;
  footer: string;
  uses: Record<ProductUse, string>;
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
  use: ProductUse;
  density: number;
  flash: number;
  pour: number;
  norms: string;
}

export const readLibraryTexts = (locale: Country) =>
  readDemoFile(demoFolder, `library/words.${locale}.yaml`) as LibraryTexts;

/** The content of a generated PDF. */
export interface Document {
  title: string;
  category: DemoCategory;
  pages: Page[];
  /** The print version: a separate file, the same file, or none. */
  print: 'own' | 'same' | 'none';
}

const filterPrefixes: readonly [FilterKind, string][] = [
  ['oil', 'OF'],
  ['air', 'LF'],
  ['cabin', 'IF'],
  ['fuel', 'KF'],
];

/** Five of each kind; height and width in millimetres. */
const filters = filterPrefixes.flatMap(([kind, prefix], row) =>
  [0, 1, 2, 3, 4].map((step) => ({
    code: `${prefix} ${1040 + row * 100 + step * 7}`,
    kind,
    height: 62 + step * 9 + row * 14,
    width: 68 + step * 5 + row * 21,
  })),
);

/** Returns every document of a language, ordered so that the first few are of many kinds. */
export function documentsOf(texts: LibraryTexts, locale: Country): Document[] {
  const products = readDemoFile(demoFolder, 'library/products.yaml') as Product[];
  const number = (value: number) => value.toLocaleString(localeOfCountry(locale));
  const values = ({ density, pour, ...product }: Product) => ({
    ...product,
    density: number(density),
    pour: number(pour),
    use: texts.uses[product.use],
  });
  const textDocuments = (category: TextList, print: Document['print']) =>
    Object.entries(texts[category]).map(
      ([title, text]): Document => ({
        title,
        category,
        print,
        pages: [{ heading: title, paragraphs: [text] }],
      }),
    );
  return interleave([
    products.map((product) => productSheet(texts.dataSheet, values(product), product.use)),
    products.map((product) => productSheet(texts.safetySheet, values(product), 'sheets')),
    filters.map((filter) =>
      productSheet(
        texts.filterSheet,
        { ...filter, kind: texts.filterKinds[filter.kind] },
        'filters',
      ),
    ),
    texts.priceGroups.flatMap((group) =>
      [1, 2, 3, 4].map((quarter) => priceList(texts, number, group, quarter)),
    ),
    textDocuments('procedures', 'own'),
    textDocuments('training', 'none'),
    textDocuments('waste', 'same'),
    textDocuments('forms', 'own'),
  ]);
}

/** The only row of its table is repeated for each container size. */
function priceList(
  { priceList: template, pricePerLiter }: LibraryTexts,
  number: (value: number) => string,
  group: string,
  quarter: number,
): Document {
  const { pages, title } = fillTemplate(template, { group, quarter });
  const perLiter = pricePerLiter.base + pricePerLiter.perQuarter * quarter;
  const rows = [4, 20, 60, 208].flatMap((liters) =>
    Object.entries(pages[0]?.table ?? {}).map((row) => {
      const price = number(Math.round(liters * perLiter * 100) / 100);
      return row.map((cell) => fillPlaceholders(cell, { liters, price }));
    }),
  );
  return {
    title,
    category: 'prices',
    print: 'own',
    pages: pages.map((page) => ({ ...page, table: Object.fromEntries(rows) })),
  };
}

type Values = Record<string, string | number>;

const productSheet = (template: Template, values: Values, category: DemoCategory): Document => ({
  ...fillTemplate(template, values),
  category,
  print: 'same',
});

function fillTemplate({ pages, title }: Template, values: Values): Template {
  return {
    title: fillPlaceholders(title, values),
    pages: pages.map(({ heading, paragraphs, table }) => ({
      heading: fillPlaceholders(heading, values),
      paragraphs: paragraphs.map((paragraph) => fillPlaceholders(paragraph, values)),
      ...(table && {
        table: Object.fromEntries(
          Object.entries(table).map((row) => row.map((cell) => fillPlaceholders(cell, values))),
        ),
      }),
    })),
  };
}

/** Placeholders without a value are kept: the price of a container is filled in later. */
const fillPlaceholders = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Interleaves the lists. */
function interleave(lists: readonly (readonly Document[])[]): Document[] {
  const maxLength = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: maxLength }, (_, index) => index).flatMap((index) =>
    lists.flatMap((list) => list[index] ?? []),
  );
}

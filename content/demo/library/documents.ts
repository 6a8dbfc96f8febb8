import { cultureOf, type Locale } from '@oilway/store/cultures.ts';
import {
  type FilterKind,
  type LibraryWords,
  type Page,
  type Place,
  type Product,
  readProducts,
  type Template,
} from './words.ts';

/** A document in words, from which a PDF is made. */
export interface Document {
  title: string;
  place: Place;
  pages: Page[];
  /** Printed from a file of its own, from the same one, or not at all. */
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

/** Every document of a language, in an order in which any first few are of many kinds. */
export function documentsOf(words: LibraryWords, locale: Locale): Document[] {
  const products = readProducts();
  const number = (value: number) => value.toLocaleString(cultureOf(locale));
  const values = ({ density, pour, ...product }: Product) => ({
    ...product,
    density: number(density),
    pour: number(pour),
    use: words.uses[product.use],
  });
  const plain = (place: Place, print: Document['print']) =>
    Object.entries(words[place as 'forms']).map(
      ([title, text]): Document => ({
        title,
        place,
        print,
        pages: [{ heading: title, paragraphs: [text] }],
      }),
    );
  return mixed([
    products.map((product) => ({
      ...filled(words.dataSheet, values(product)),
      place: product.use,
      print: 'same',
    })),
    products.map((product) => ({
      ...filled(words.safetySheet, values(product)),
      place: 'sheets',
      print: 'same',
    })),
    filters.map((filter) => ({
      ...filled(words.filterSheet, { ...filter, kind: words.filterKinds[filter.kind] }),
      place: 'filters',
      print: 'same',
    })),
    words.priceGroups.flatMap((group) =>
      [1, 2, 3, 4].map((quarter) => priceList(words, number, group, quarter)),
    ),
    plain('procedures', 'own'),
    plain('training', 'none'),
    plain('waste', 'same'),
    plain('forms', 'own'),
  ]);
}

/** The only row of its table becomes one for each size of container. */
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

/** What has no value stays: the price of a container comes later. */
const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** One of each list, then the next of each. */
function mixed(lists: readonly (readonly Document[])[]): Document[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
}

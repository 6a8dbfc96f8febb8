import { filters, products } from './products.ts';
import type { Document, LibraryWords, Place } from './shape.ts';

/** Every document of a language, in an order in which any first few are of many kinds. */
export function documentsOf(words: LibraryWords): Document[] {
  const plain =
    (place: Place, print: Document['print']) =>
    ([title, text]: readonly [string, string]): Document => ({
      title,
      place,
      print,
      pages: [{ heading: title, paragraphs: [text] }],
    });
  return mixed([
    products.map((product) => ({
      ...words.dataSheet(product, words.uses[product.use]),
      place: product.use,
    })),
    products.map((product) => words.safetySheet(product)),
    filters.map((filter) => words.filterSheet(filter, words.filterKinds[filter.kind])),
    words.priceGroups.flatMap((group) =>
      [1, 2, 3, 4].map((quarter) => words.priceList(group, quarter)),
    ),
    words.procedures.map(plain('procedures', 'own')),
    words.training.map(plain('training', 'none')),
    words.waste.map(plain('waste', 'same')),
    words.forms.map(plain('forms', 'own')),
  ]);
}

/** One of each list, then the next of each. */
function mixed<Entry>(lists: readonly (readonly Entry[])[]): Entry[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
}

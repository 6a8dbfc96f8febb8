import type { Filter, FilterKind, Product, Use } from './products.ts';

/** Where a demo file lies in the tree. */
export type Place =
  | 'root'
  | 'products'
  | Use
  | 'filters'
  | 'safety'
  | 'sheets'
  | 'waste'
  | 'workshop'
  | 'procedures'
  | 'training'
  | 'sales'
  | 'prices'
  | 'pictures'
  | 'forms';

export interface Page {
  heading: string;
  paragraphs: string[];
  /** Names and values. */
  table?: (readonly [string, string])[];
}

/** A document in words, from which a PDF is made. */
export interface Document {
  title: string;
  place: Place;
  pages: Page[];
  /** Printed from a file of its own, from the same one, or not at all. */
  print: 'own' | 'same' | 'none';
}

/** What a language says of the library. Every list is as long as the other language's. */
export interface LibraryWords {
  categories: Record<Place, string>;
  footer: string;
  version: string;
  uses: Record<Use, string>;
  filterKinds: Record<FilterKind, string>;
  dataSheet(product: Product, use: string): Document;
  safetySheet(product: Product): Document;
  filterSheet(filter: Filter, kind: string): Document;
  /** Group of products and quarter. */
  priceList(group: string, quarter: number): Document;
  priceGroups: readonly string[];
  /** Title and sentences. */
  procedures: readonly (readonly [string, string])[];
  training: readonly (readonly [string, string])[];
  waste: readonly (readonly [string, string])[];
  forms: readonly (readonly [string, string])[];
  pictures: readonly string[];
  links: readonly (readonly [string, string])[];
}

import type { Locale } from '@oilway/store/locales.ts';

/** Identifies a part of the library in the calls of specification section 7. */
export interface LibraryNodeRef {
  /** `umbracoNodeId` */
  id: number;
  /** `nodeKey` and `umbracoNodeKey`: a UUID. */
  key: string;
}

/** The largest id that calls accept; no category or page has it. */
const id = 999_999_999;

const keys: Record<Locale, string> = {
  'de-DE': '5c1e6f0a-7d0b-4b1e-9a55-2f6f1f0c4d01',
  'pl-PL': '5c1e6f0a-7d0b-4b1e-9a55-2f6f1f0c4d02',
};

/** Returns id and key of the portal as a whole, which stand for all files of a language. */
export const portalRootNode = (locale: Locale): LibraryNodeRef => ({ id, key: keys[locale] });

/** Returns a key for comparison: in lower case, without braces and hyphens. */
export const normalizeNodeKey = (key: string): string =>
  key.toLowerCase().replaceAll(/[\s{}-]/g, '');

import type { Culture } from '@oilway/store/cultures.ts';

/** What the calls of specification section 7 know a part of the library by. */
export interface LibraryNodeName {
  /** `umbracoNodeId` */
  id: number;
  /** `nodeKey` and `umbracoNodeKey`: a UUID. */
  key: string;
}

/** The largest number that a call takes: no category and no page has it. */
const id = 999_999_999;

const keys: Record<Culture, string> = {
  'de-DE': '5c1e6f0a-7d0b-4b1e-9a55-2f6f1f0c4d01',
  'pl-PL': '5c1e6f0a-7d0b-4b1e-9a55-2f6f1f0c4d02',
};

/** The number and key of the portal as a whole, which no page of the tree is: all files of a language. */
export const portalNode = (culture: Culture): LibraryNodeName => ({ id, key: keys[culture] });

/** Returns a key as keys are compared: in whatever case, with and without braces and hyphens. */
export const plainKey = (key: string): string => key.toLowerCase().replaceAll(/[\s{}-]/g, '');

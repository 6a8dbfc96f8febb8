import type { CollectionConfig, Endpoint, Field } from 'payload';
import { checkEndpoint } from './check-endpoint.ts';
import { copiesAreDrafts, statusOfCopies } from './copies.ts';
import { copyLanguageEndpoint } from './copy-language.ts';
import type { Translated } from './languages.ts';
import { editFields, noteEdit } from './last-edit.ts';
import { noteDraft } from './note-draft.ts';
import { namePublication, publishOther, refuseBroken } from './publication-check.ts';
import { refuseWholeRestore, restoreEndpoint } from './restore-version.ts';
import { sweepUntouched } from './untouched.ts';

/** What pages, news and events have in common: each language is written, published, copied and restored on its own. */
export const translatedHooks = {
  beforeOperation: [copiesAreDrafts, noteDraft, namePublication, refuseWholeRestore],
  beforeChange: [refuseBroken, noteEdit],
  // After all else that a publication does.
  afterChange: [sweepUntouched, publishOther],
} satisfies CollectionConfig['hooks'];

export const translatedFields: Field[] = [statusOfCopies, ...editFields];

export const translatedEndpoints = (collection: Translated): Endpoint[] => [
  checkEndpoint(collection),
  copyLanguageEndpoint(collection),
  restoreEndpoint(collection),
];

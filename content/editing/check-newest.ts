import type { Locale } from '@oilway/store/cultures.ts';
import type { PayloadRequest } from 'payload';
import { detached } from '../publishing/published-tree.ts';
import { check } from './check.ts';
import { brokenRules } from './field-rules.ts';
import type { Finding, FindingCode } from './findings.ts';
import type { Translated } from './languages.ts';
import { newestText } from './publication-check.ts';
import { readSurroundings } from './surroundings.ts';

/** What the rules of fields refuse, too, in fewer words. */
const saidByFields = new Set<FindingCode>(['required', 'urlForm', 'linkGone', 'documentGone']);

/**
 * What publishing the newest state of a document in one language would come upon.
 * @throws where whoever asks may not read the document.
 */
export async function checkNewest(
  collection: Translated,
  id: number,
  locale: Locale,
  req: PayloadRequest,
): Promise<Finding[]> {
  const data = await newestText({ slug: collection }, id, locale, req, false);
  const fields = req.payload.collections[collection].config.flattenedFields;
  const text = { slug: collection, id, fields, data };
  const found = check(text, await readSurroundings({ payload: req.payload, req }, locale, [text]));
  const named = new Set(found.filter(({ code }) => saidByFields.has(code)).map(({ path }) => path));
  const broken = await brokenRules(text, detached(req, locale));
  return [...found, ...broken.filter(({ path }) => !named.has(path))];
}

import type { PayloadRequest } from 'payload';
import { check } from './check.ts';
import { countryIn, type Written } from './country.ts';
import { brokenRules } from './field-rules.ts';
import type { Finding, FindingCode } from './findings.ts';
import { newestText } from './publication-check.ts';
import { readSurroundings } from './surroundings.ts';

/** Findings that field validation also reports, more briefly. */
const saidByFields = new Set<FindingCode>(['required', 'urlForm', 'linkGone', 'documentGone']);

/** Returns the findings for the newest version of a document. @throws when the request has no read access to the document. */
export async function checkNewest(
  collection: Written,
  id: number,
  req: PayloadRequest,
): Promise<Finding[]> {
  const data = await newestText({ slug: collection }, id, req, false);
  const fields = req.payload.collections[collection].config.flattenedFields;
  const text = { slug: collection, id, fields, data };
  const around = await readSurroundings({ payload: req.payload, req }, countryIn(data), [text]);
  const found = check(text, around);
  const named = new Set(found.filter(({ code }) => saidByFields.has(code)).map(({ path }) => path));
  const broken = await brokenRules(text, req);
  return [...found, ...broken.filter(({ path }) => !named.has(path))];
}

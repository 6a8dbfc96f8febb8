import type { PayloadRequest } from 'payload';
import { checkText } from './check.ts';
import { countryOfDocument, type EditorialCollection } from './country.ts';
import { validateFields } from './field-validation.ts';
import type { Finding, FindingCode } from './findings.ts';
import { readNewestVersion } from './publication-check.ts';
import { loadValidationContext } from './validation-context.ts';

/** Findings that field validation also reports, more briefly. */
const codesOfFieldValidation = new Set<FindingCode>([
  'required',
  'urlForm',
  'linkGone',
  'documentGone',
]);

/** Returns the findings for the newest version of a document. @throws when the request has no read access to the document. */
export async function collectFindings(
  collection: EditorialCollection,
  id: number,
  req: PayloadRequest,
): Promise<Finding[]> {
  const data = await readNewestVersion({ slug: collection }, id, req, false);
  const fields = req.payload.collections[collection].config.flattenedFields;
  const text = { slug: collection, id, fields, data };
  const context = await loadValidationContext(
    { payload: req.payload, req },
    countryOfDocument(data),
    [text],
  );
  const findings = checkText(text, context);
  const reportedPaths = new Set(
    findings.filter(({ code }) => codesOfFieldValidation.has(code)).map(({ path }) => path),
  );
  const fieldErrors = await validateFields(text, req);
  return [...findings, ...fieldErrors.filter(({ path }) => !reportedPaths.has(path))];
}

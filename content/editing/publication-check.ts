import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload';
import { checkText } from './check.ts';
import { countryOfDocument } from './country.ts';
import { type Finding, findingText, isError } from './findings.ts';
import { type Data, trailText } from './traverse-fields.ts';
import { loadValidationContext } from './validation-context.ts';

/** Refuses to publish a text with errors, naming each place. */
export const refusePublicationWithErrors: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (req.context.savesDraft || data._status !== 'published') return data;
  const id = originalDoc?.id as number | undefined;
  const text = { ...originalDoc, ...data } as Data;
  const errors = await publicationErrors(collection, id, text, req);
  if (errors.length === 0) return data;
  throw new ValidationError({ collection: collection.slug, id, errors, req }, req.t);
};

async function publicationErrors(
  collection: SanitizedCollectionConfig,
  id: number | undefined,
  data: Data,
  req: PayloadRequest,
) {
  const text = { slug: collection.slug, id, fields: collection.flattenedFields, data };
  const context = await loadValidationContext(
    { payload: req.payload, req },
    countryOfDocument(data),
    [text],
  );
  return checkText(text, context)
    .filter(isError)
    .map((finding) => ({
      path: finding.path,
      message: findingText(finding, req.i18n.language),
      label: errorLabel(finding, req),
    }));
}

/** The studio splits messages at commas: those within a name are replaced by a look-alike character. */
function errorLabel(finding: Finding, { i18n }: PayloadRequest): string {
  const label = `${trailText(finding.trail, i18n)} – ${findingText(finding, i18n.language)}`;
  return label.replaceAll(',', '‚');
}

/** Returns the newest version of a document, drafts included. @throws when the request has no read access, unless access is overridden. */
export async function readNewestVersion(
  collection: Pick<SanitizedCollectionConfig, 'slug'>,
  id: number,
  req: PayloadRequest,
  overrideAccess = true,
): Promise<Data> {
  const found = await req.payload.findByID({
    collection: collection.slug as 'pages',
    id,
    draft: true,
    depth: 0,
    overrideAccess,
    user: req.user,
    req,
  });
  return { ...found };
}

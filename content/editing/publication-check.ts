import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload';
import { check } from './check.ts';
import { countryIn } from './country.ts';
import { type Finding, findingText, isError } from './findings.ts';
import { readSurroundings } from './surroundings.ts';
import { type Data, trailText } from './walk.ts';

/** Refuses to publish a text with errors, naming each place. */
export const refuseBroken: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (req.context.savesDraft || data._status !== 'published') return data;
  const id = originalDoc?.id as number | undefined;
  const text = { ...originalDoc, ...data } as Data;
  const errors = await errorsOf(collection, id, text, req);
  if (errors.length === 0) return data;
  throw new ValidationError({ collection: collection.slug, id, errors, req }, req.t);
};

async function errorsOf(
  collection: SanitizedCollectionConfig,
  id: number | undefined,
  data: Data,
  req: PayloadRequest,
) {
  const text = { slug: collection.slug, id, fields: collection.flattenedFields, data };
  const around = await readSurroundings({ payload: req.payload, req }, countryIn(data), [text]);
  return check(text, around)
    .filter(isError)
    .map((finding) => ({
      path: finding.path,
      message: findingText(finding, req.i18n.language),
      label: placeAndReason(finding, req),
    }));
}

/** The studio splits messages at commas: those within a name are replaced by a look-alike character. */
function placeAndReason(finding: Finding, { i18n }: PayloadRequest): string {
  const words = `${trailText(finding.trail, i18n)} – ${findingText(finding, i18n.language)}`;
  return words.replaceAll(',', '‚');
}

/** Returns the newest version of a document, drafts included. @throws when the request has no read access, unless access is overridden. */
export async function newestText(
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

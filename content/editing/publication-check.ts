import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload';
import type { Locale } from '../cultures.ts';
import { detached } from '../subjects/published-tree.ts';
import { check } from './check.ts';
import { type Finding, findingText, isError } from './findings.ts';
import { languageName } from './language-names.ts';
import { languages } from './languages.ts';
import { readSurroundings } from './surroundings.ts';
import { type Data, trailText } from './walk.ts';

/**
 * Notes which languages an operation publishes. Payload writes the language of a publication into its
 * version only where it was named, and the history of translations is read from there.
 */
export const namePublication: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args;
  const { data, draft, publishAllLocales, publishSpecificLocale, req } = args as {
    data?: { _status?: string };
    draft?: boolean;
    publishAllLocales?: boolean | string;
    publishSpecificLocale?: string;
    req: PayloadRequest;
  };
  const all = !draft && String(publishAllLocales ?? 'false') === 'true';
  req.context.publishesAll = all;
  const [named] = languages.filter((one) => one === (publishSpecificLocale ?? req.locale));
  if (all || data?._status !== 'published' || !named) return args;
  return { ...args, publishSpecificLocale: named };
};

/** Refuses to publish what would be broken on the site, naming every place of it. */
export const refuseBroken: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (req.context.savesDraft || data._status !== 'published') return data;
  const own = req.locale === 'pl' ? 'pl' : 'de';
  const id = originalDoc?.id as number | undefined;
  const text = { ...originalDoc, ...data } as Data;
  const errors = await errorsOf(collection, id, own, text, req);
  if (req.context.publishesAll && id !== undefined) {
    const other = own === 'de' ? 'pl' : 'de';
    const newest = await newestText(collection, id, other, req);
    // A language without a title is on no site, published or not.
    if (newest.title) errors.push(...(await errorsOf(collection, id, other, newest, req)));
  }
  if (errors.length === 0) return data;
  throw new ValidationError({ collection: collection.slug, id, errors, req }, req.t);
};

async function errorsOf(
  collection: SanitizedCollectionConfig,
  id: number | undefined,
  locale: Locale,
  data: Data,
  req: PayloadRequest,
) {
  const text = { slug: collection.slug, id, fields: collection.flattenedFields, data };
  const around = await readSurroundings({ payload: req.payload, req }, locale, [text]);
  const prefix = locale === req.locale ? '' : `${languageName(locale, req.i18n.language)} > `;
  return check(text, around)
    .filter(isError)
    .map((finding) => ({
      path: finding.path,
      message: findingText(finding, req.i18n.language),
      label: prefix + placeAndReason(finding, req),
    }));
}

/** The studio cuts its message at commas, so those within a name become a sign that only looks the same. */
function placeAndReason(finding: Finding, { i18n }: PayloadRequest): string {
  const words = `${trailText(finding.trail, i18n)} – ${findingText(finding, i18n.language)}`;
  return words.replaceAll(',', '‚');
}

/**
 * The newest state of a document in one language, drafts included.
 * @throws where whoever asks may not read it, unless access is overridden.
 */
export async function newestText(
  collection: Pick<SanitizedCollectionConfig, 'slug'>,
  id: number,
  locale: Locale,
  req: PayloadRequest,
  overrideAccess = true,
): Promise<Data> {
  const found = await req.payload.findByID({
    collection: collection.slug as 'pages',
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    overrideAccess,
    user: req.user,
    req: detached(req, locale),
  });
  return found as unknown as Data;
}

import type { Locale } from '@oilway/store/cultures.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload';
import { languageName, languageOf, languages, otherLanguage } from '../languages.ts';
import { detached } from '../publishing/published-tree.ts';
import { check } from './check.ts';
import { type Finding, findingText, isError } from './findings.ts';
import { readSurroundings } from './surroundings.ts';
import { type Data, labelText, trailText, type WalkLabel } from './walk.ts';

/**
 * Lets an operation publish one language: the one it names. Payload writes the language of a publication into its version only where
 * it was named, and the history of translations is read from there. Of "all", Payload would check one language and publish every
 * one, so `publishOther` does what is left of it.
 */
export const namePublication: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args;
  const { data, draft, id, publishAllLocales, publishSpecificLocale, req } = args as {
    data?: { _status?: string };
    draft?: boolean;
    id?: number;
    publishAllLocales?: boolean | string;
    publishSpecificLocale?: string;
    req: PayloadRequest;
  };
  const all = !draft && String(publishAllLocales ?? 'false') === 'true';
  if (all && operation === 'update' && id === undefined)
    throw new APIError('Several documents are published one language at a time.', 400, null, true);
  const named = languages.find((one) => one === (publishSpecificLocale ?? req.locale));
  req.context.publishesOther =
    all && named && operation !== 'create' ? otherLanguage(named) : undefined;
  if (!named || (!all && data?._status !== 'published')) return args;
  const one = { ...args, data: { ...data, _status: 'published' }, publishAllLocales: false };
  return operation === 'create' ? one : { ...one, publishSpecificLocale: named };
};

/** The second half of publishing "all": the other language with a check of its own, or nothing at all. */
export const publishOther: CollectionAfterChangeHook = async ({
  collection,
  doc,
  overrideAccess = false,
  req,
}) => {
  const { publishesOther: other } = req.context as { publishesOther?: Locale };
  req.context.publishesOther = undefined;
  if (!other) return doc;
  const { id } = doc as { id: number };
  // A language without a title is on no site: there is nothing to publish.
  if (!(await newestText(collection, id, other, req)).title) return doc;
  try {
    await req.payload.update({
      collection: collection.slug as 'pages',
      id,
      data: { _status: 'published' },
      depth: 0,
      locale: other,
      overrideAccess,
      user: req.user,
      req: detached(req, other),
    });
  } catch (error) {
    throw error instanceof ValidationError ? inLanguageOf(error, other, req) : error;
  }
  return doc;
};

/** The same refusal, saying which language it is about. */
function inLanguageOf({ data }: ValidationError, locale: Locale, req: PayloadRequest) {
  const name = languageName(locale, req.i18n.language);
  const place = (label: unknown, path: string) => labelText(label as WalkLabel, req.i18n) || path;
  const errors = data.errors.map((one) => ({
    ...one,
    label: `${name} > ${place(one.label, one.path)}`,
  }));
  return new ValidationError({ ...data, errors, req }, req.t);
}

/** Refuses to publish what would be broken on the site, naming every place of it. */
export const refuseBroken: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (req.context.savesDraft || data._status !== 'published') return data;
  const own = languageOf(req) ?? 'de';
  const id = originalDoc?.id as number | undefined;
  const text = { ...originalDoc, ...data } as Data;
  const errors = await errorsOf(collection, id, own, text, req);
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
  return check(text, around)
    .filter(isError)
    .map((finding) => ({
      path: finding.path,
      message: findingText(finding, req.i18n.language),
      label: placeAndReason(finding, req),
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

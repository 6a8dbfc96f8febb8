import { type Country, localeOfCountry } from '@oilway/store/locales.ts';
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload';
import { transactionReq } from '../database/in-transaction.ts';
import { languages } from '../languages.ts';
import { checkText } from './check.ts';
import { editorialCollections, isEditorial } from './country.ts';
import { type Finding, type FindingCode, isError } from './findings.ts';
import { type RefusedSchedule, refusedSchedules } from './refused-schedules.ts';
import { readTranslationStatus } from './translation-status.ts';
import type { Data, FieldLabel } from './traverse-fields.ts';
import { loadValidationContext } from './validation-context.ts';

export const reportGroups = [
  'schedules',
  'links',
  'images',
  'search',
  'texts',
  'counterparts',
] as const;
export type ContentReportGroup = (typeof reportGroups)[number];

/** The document or global of a finding. */
export interface ReportedDocument {
  kind: 'collections' | 'globals';
  slug: string;
  label: FieldLabel;
  id?: number | undefined;
  title?: string | undefined;
}

/** Missing, unpublished, or older than the last publication of the other document. */
export type CounterpartState = 'missing' | 'draft' | 'behind';

export type ContentReportEntry = { place: ReportedDocument; locale: Country } & (
  | { about: 'finding'; finding: Finding; error: boolean }
  | { about: 'alt' }
  | { about: 'counterpart'; state: CounterpartState }
  | { about: 'schedule'; schedule: RefusedSchedule }
);

export type ContentReport = Record<ContentReportGroup, ContentReportEntry[]>;

const groupOf: Record<FindingCode, ContentReportGroup> = {
  linkGone: 'links',
  linkAbroad: 'links',
  linkUnpublished: 'links',
  anchorMissing: 'links',
  pathUnknown: 'links',
  urlForm: 'links',
  documentGone: 'links',
  altMissing: 'images',
  metaTitleMissing: 'search',
  descriptionMissing: 'search',
  titleLong: 'search',
  required: 'texts',
  endBeforeStart: 'texts',
  priceUnknown: 'texts',
  priceStays: 'texts',
  refused: 'texts',
  headingSkipped: 'texts',
  anchorTwice: 'texts',
  parentUnpublished: 'texts',
  listUnpublished: 'texts',
  eventClosed: 'texts',
  placeholder: 'texts',
  onHoliday: 'texts',
};

/** The collections visible to visitors: articles, pages, notices, and the targets of redirects. */
const checkedCollections = [
  ...editorialCollections,
  'notices',
  'redirects',
] as const satisfies readonly CollectionSlug[];

/** Returns the findings in the texts of the sites, and all others of both, limited to documents that the request may read. */
export async function createContentReport(
  req: PayloadRequest,
  countries: readonly Country[] = languages,
): Promise<ContentReport> {
  const report = {} as ContentReport;
  for (const group of reportGroups) report[group] = [];
  for (const locale of countries) {
    for (const { finding, place } of await findingsIn(locale, req)) {
      // An image without an alternative text is reported once, for the image.
      if (finding.code === 'altMissing') continue;
      const entry = { about: 'finding', error: isError(finding), finding, locale, place } as const;
      report[groupOf[finding.code]].push(entry);
    }
  }
  report.images.push(...(await imagesWithoutAlt(req)));
  report.counterparts.push(...(await counterpartEntries(req)));
  for (const schedule of await refusedSchedules(req)) {
    const { collection, id } = schedule;
    const { labels } = req.payload.collections[collection].config;
    const status = (await readTranslationStatus(req.payload, collection, req, [id])).get(id);
    const label = labels.singular as FieldLabel;
    const place = {
      kind: 'collections' as const,
      slug: collection,
      label,
      id,
      title: status?.title,
    };
    report.schedules.push({ about: 'schedule', locale: status?.country ?? 'de', place, schedule });
  }
  return report;
}

interface DocumentText {
  place: ReportedDocument;
  text: { slug: string; id?: number | undefined; fields: readonly FlattenedField[]; data: Data };
}

async function findingsIn(locale: Country, req: PayloadRequest) {
  const texts: DocumentText[] = [];
  for (const slug of checkedCollections) texts.push(...(await publishedTexts(slug, locale, req)));
  for (const { flattenedFields: fields, label, slug } of req.payload.config.globals) {
    if (slug.startsWith('payload-')) continue;
    const data = await readGlobal(slug as GlobalSlug, locale, req);
    const place = { kind: 'globals' as const, slug, label: label as FieldLabel };
    if (data) texts.push({ place, text: { slug, fields, data } });
  }
  const context = await loadValidationContext(
    { payload: req.payload, req },
    locale,
    texts.map(({ text }) => text),
  );
  return texts.flatMap(({ place, text }) =>
    checkText(text, context).map((finding) => ({ finding, place })),
  );
}

/** Documents per query, each read with all its blocks. */
const batchSize = 50;

/** Query options for one language with the access of the request. */
const readOptions = (locale: Country, req: PayloadRequest) => ({
  locale,
  fallbackLocale: false as const,
  depth: 0,
  overrideAccess: false,
  user: req.user,
  req: transactionReq(req),
});

async function publishedTexts(
  slug: (typeof checkedCollections)[number],
  locale: Country,
  req: PayloadRequest,
): Promise<DocumentText[]> {
  const { config } = req.payload.collections[slug];
  const ofLocale: Where = isEditorial(slug)
    ? { country: { equals: locale }, _status: { equals: 'published' } }
    : slug === 'notices'
      ? { country: { equals: locale }, end: { greater_than: new Date().toISOString() } }
      : { culture: { equals: localeOfCountry(locale) } };
  const found: DocumentText[] = [];
  for (let page = 1; ; page += 1) {
    const { docs } = await req.payload
      .find({
        ...readOptions(locale, req),
        collection: slug,
        where: ofLocale,
        sort: 'id',
        limit: batchSize,
        page,
        pagination: false,
      })
      .catch(fallbackIfForbidden({ docs: [] }));
    for (const doc of docs) {
      const data: Data = { ...doc };
      const title = String(data[config.admin.useAsTitle ?? 'id'] ?? '');
      const place = {
        kind: 'collections' as const,
        slug,
        label: config.labels.singular as FieldLabel,
        id: doc.id,
        title,
      };
      found.push({ place, text: { slug, id: doc.id, fields: config.flattenedFields, data } });
    }
    if (docs.length < batchSize) return found;
    await new Promise(setImmediate);
  }
}

async function readGlobal(slug: GlobalSlug, locale: Country, req: PayloadRequest) {
  const found = await req.payload
    .findGlobal({ ...readOptions(locale, req), slug })
    .catch(fallbackIfForbidden(undefined));
  return found as Data | undefined;
}

/** Omits documents that the request may not read. */
const fallbackIfForbidden =
  <T>(fallback: T) =>
  (cause: { status?: number }): T => {
    if (cause.status === 403) return fallback;
    throw cause;
  };

async function imagesWithoutAlt(req: PayloadRequest): Promise<ContentReportEntry[]> {
  const { config } = req.payload.collections.media;
  const { docs } = await req.payload.find({
    ...readOptions('de', req),
    collection: 'media',
    limit: 0,
    pagination: false,
    sort: 'filename',
    select: { filename: true, altDe: true, altPl: true },
    where: {
      or: (['altDe', 'altPl'] as const).flatMap((field) => [
        { [field]: { exists: false } },
        { [field]: { equals: '' } },
      ]),
    },
  });
  const label = config.labels.singular as FieldLabel;
  return docs.flatMap(({ altDe, altPl, filename, id }) => {
    const title = filename ?? undefined;
    const place = { kind: 'collections' as const, slug: 'media', label, id, title };
    return languages
      .filter((locale) => !(locale === 'de' ? altDe : altPl))
      .map((locale): ContentReportEntry => ({ about: 'alt', locale, place }));
  });
}

/** Returns published documents whose counterpart is unpublished, missing or behind. Those that are behind come first. */
async function counterpartEntries(req: PayloadRequest): Promise<ContentReportEntry[]> {
  const order: CounterpartState[] = ['behind', 'draft', 'missing'];
  const found: Extract<ContentReportEntry, { about: 'counterpart' }>[] = [];
  for (const slug of editorialCollections) {
    const label = req.payload.collections[slug].config.labels.singular as FieldLabel;
    for (const status of (await readTranslationStatus(req.payload, slug, req)).values()) {
      const { behind, counterpart, country: locale, id, publishedAt, title } = status;
      if (!publishedAt) continue;
      const missingState = counterpart
        ? counterpart.publishedAt
          ? undefined
          : 'draft'
        : 'missing';
      const state = behind ? 'behind' : missingState;
      const place = { kind: 'collections' as const, slug, label, id, title };
      if (state) found.push({ about: 'counterpart', locale, place, state });
    }
  }
  return found.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

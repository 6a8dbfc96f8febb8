import { cultureOf, type Locale } from '@oilway/store/cultures.ts';
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload';
import { transactionOf } from '../database/in-transaction.ts';
import { languages } from '../languages.ts';
import { check } from './check.ts';
import { readLines } from './counterparts.ts';
import { isWritten, written } from './country.ts';
import { type Finding, type FindingCode, isError } from './findings.ts';
import { type RefusedSchedule, refusedSchedules } from './refused-schedules.ts';
import { readSurroundings } from './surroundings.ts';
import type { Data, WalkLabel } from './walk.ts';

export const groups = [
  'schedules',
  'links',
  'pictures',
  'search',
  'texts',
  'counterparts',
] as const;
export type ReportGroup = (typeof groups)[number];

/** The document or global of a finding. */
export interface ReportedPlace {
  kind: 'collections' | 'globals';
  slug: string;
  label: WalkLabel;
  id?: number | undefined;
  title?: string | undefined;
}

/** Missing, unpublished, or older than the last publication of the other document. */
export type CounterpartState = 'missing' | 'draft' | 'behind';

export type ReportEntry = { place: ReportedPlace; locale: Locale } & (
  | { about: 'finding'; finding: Finding; error: boolean }
  | { about: 'alt' }
  | { about: 'counterpart'; state: CounterpartState }
  | { about: 'schedule'; schedule: RefusedSchedule }
);

export type Report = Record<ReportGroup, ReportEntry[]>;

const groupOf: Record<FindingCode, ReportGroup> = {
  linkGone: 'links',
  linkAbroad: 'links',
  linkUnpublished: 'links',
  anchorMissing: 'links',
  pathUnknown: 'links',
  urlForm: 'links',
  documentGone: 'links',
  altMissing: 'pictures',
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

/** The collections visible to visitors: articles, pages, menus, and the targets of redirects. */
const checked = [...written, 'redirects'] as const satisfies readonly CollectionSlug[];

/** Returns all findings on both sites, limited to documents that the request may read. */
export async function makeReport(req: PayloadRequest): Promise<Report> {
  const report = Object.fromEntries(groups.map((group) => [group, []])) as unknown as Report;
  for (const locale of languages) {
    for (const { finding, place } of await findingsIn(locale, req)) {
      // An image without an alternative text is reported once, for the image.
      if (finding.code === 'altMissing') continue;
      const entry = { about: 'finding', error: isError(finding), finding, locale, place } as const;
      report[groupOf[finding.code]].push(entry);
    }
  }
  report.pictures.push(...(await picturesWithoutWords(req)));
  report.counterparts.push(...(await counterpartEntries(req)));
  for (const schedule of await refusedSchedules(req)) {
    const { collection, id } = schedule;
    const { labels } = req.payload.collections[collection].config;
    const line = (await readLines(req.payload, collection, req, [id])).get(id);
    const label = labels.singular as WalkLabel;
    const place = { kind: 'collections' as const, slug: collection, label, id, title: line?.title };
    report.schedules.push({ about: 'schedule', locale: line?.country ?? 'de', place, schedule });
  }
  return report;
}

interface PlacedText {
  place: ReportedPlace;
  text: { slug: string; id?: number | undefined; fields: readonly FlattenedField[]; data: Data };
}

async function findingsIn(locale: Locale, req: PayloadRequest) {
  const texts: PlacedText[] = [];
  for (const slug of checked) texts.push(...(await publishedTexts(slug, locale, req)));
  for (const { flattenedFields: fields, label, slug } of req.payload.config.globals) {
    if (slug.startsWith('payload-')) continue;
    const data = await readGlobal(slug as GlobalSlug, locale, req);
    const place = { kind: 'globals' as const, slug, label: label as WalkLabel };
    if (data) texts.push({ place, text: { slug, fields, data } });
  }
  const around = await readSurroundings(
    { payload: req.payload, req },
    locale,
    texts.map(({ text }) => text),
  );
  return texts.flatMap(({ place, text }) =>
    check(text, around).map((finding) => ({ finding, place })),
  );
}

/** Documents per query, each read with all its blocks. */
const batch = 50;

/** Query options for one language with the access of the request. */
const reading = (locale: Locale, req: PayloadRequest) => ({
  locale,
  fallbackLocale: false as const,
  depth: 0,
  overrideAccess: false,
  user: req.user,
  req: transactionOf(req),
});

async function publishedTexts(
  slug: (typeof checked)[number],
  locale: Locale,
  req: PayloadRequest,
): Promise<PlacedText[]> {
  const { config } = req.payload.collections[slug];
  const ofLocale: Where = isWritten(slug)
    ? { country: { equals: locale }, _status: { equals: 'published' } }
    : { culture: { equals: cultureOf(locale) } };
  const found: PlacedText[] = [];
  for (let page = 1; ; page += 1) {
    const { docs } = await req.payload
      .find({
        ...reading(locale, req),
        collection: slug,
        where: ofLocale,
        sort: 'id',
        limit: batch,
        page,
        pagination: false,
      })
      .catch(unlessForbidden({ docs: [] }));
    for (const doc of docs) {
      const data: Data = { ...doc };
      const title = String(data[config.admin.useAsTitle ?? 'id'] ?? '');
      const place = {
        kind: 'collections' as const,
        slug,
        label: config.labels.singular as WalkLabel,
        id: doc.id,
        title,
      };
      found.push({ place, text: { slug, id: doc.id, fields: config.flattenedFields, data } });
    }
    if (docs.length < batch) return found;
    await new Promise(setImmediate);
  }
}

async function readGlobal(slug: GlobalSlug, locale: Locale, req: PayloadRequest) {
  const found = await req.payload
    .findGlobal({ ...reading(locale, req), slug })
    .catch(unlessForbidden(undefined));
  return found as Data | undefined;
}

/** Omits documents that the request may not read. */
const unlessForbidden =
  <T>(otherwise: T) =>
  (cause: { status?: number }): T => {
    if (cause.status === 403) return otherwise;
    throw cause;
  };

async function picturesWithoutWords(req: PayloadRequest): Promise<ReportEntry[]> {
  const { config } = req.payload.collections.media;
  const { docs } = await req.payload.find({
    ...reading('de', req),
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
  const label = config.labels.singular as WalkLabel;
  return docs.flatMap(({ altDe, altPl, filename, id }) => {
    const title = filename ?? undefined;
    const place = { kind: 'collections' as const, slug: 'media', label, id, title };
    return languages
      .filter((locale) => !(locale === 'de' ? altDe : altPl))
      .map((locale): ReportEntry => ({ about: 'alt', locale, place }));
  });
}

/** Returns published documents whose counterpart is unpublished, missing or behind. Those that are behind come first. */
async function counterpartEntries(req: PayloadRequest): Promise<ReportEntry[]> {
  const order: CounterpartState[] = ['behind', 'draft', 'missing'];
  const found: Extract<ReportEntry, { about: 'counterpart' }>[] = [];
  for (const slug of written) {
    const label = req.payload.collections[slug].config.labels.singular as WalkLabel;
    for (const line of (await readLines(req.payload, slug, req)).values()) {
      const { behind, counterpart, country: locale, id, publishedAt, title } = line;
      if (!publishedAt) continue;
      const lacks = counterpart ? (counterpart.publishedAt ? undefined : 'draft') : 'missing';
      const state = behind ? 'behind' : lacks;
      const place = { kind: 'collections' as const, slug, label, id, title };
      if (state) found.push({ about: 'counterpart', locale, place, state });
    }
  }
  return found.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

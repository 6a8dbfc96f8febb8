import { cultureOf, type Locale } from '@oilway/store/cultures.ts';
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload';
import { languages } from '../languages.ts';
import { detached } from '../publishing/published-tree.ts';
import { check } from './check.ts';
import { type Finding, type FindingCode, isError } from './findings.ts';
import { type LanguageState, readLanguages, translated } from './languages.ts';
import { type RefusedSchedule, refusedSchedules } from './refused-schedules.ts';
import { readSurroundings } from './surroundings.ts';
import type { Data, WalkLabel } from './walk.ts';

export const groups = ['schedules', 'links', 'pictures', 'search', 'texts', 'languages'] as const;
export type ReportGroup = (typeof groups)[number];

/** Where something is to be mended: a document or global. */
export interface ReportedPlace {
  kind: 'collections' | 'globals';
  slug: string;
  label: WalkLabel;
  id?: number | undefined;
  title?: string | undefined;
}

export type ReportEntry = { place: ReportedPlace; locale: Locale } & (
  | { about: 'finding'; finding: Finding; error: boolean }
  | { about: 'alt' }
  | { about: 'language'; state: LanguageState }
  | { about: 'schedule'; schedule: RefusedSchedule }
);

export type Report = Record<ReportGroup, ReportEntry[]>;

const groupOf: Record<FindingCode, ReportGroup> = {
  linkGone: 'links',
  linkUnwritten: 'links',
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

/** What visitors are shown: published articles and pages, menus, and where old addresses lead. */
const checked = [...translated, 'redirects'] as const satisfies readonly CollectionSlug[];

/** Everything on both sites that asks for an editor, as far as whoever asks may read it. */
export async function makeReport(req: PayloadRequest): Promise<Report> {
  const report = Object.fromEntries(groups.map((group) => [group, []])) as unknown as Report;
  for (const locale of languages) {
    for (const { finding, place } of await findingsIn(locale, req)) {
      // A picture without its words is reported once, as itself.
      if (finding.code === 'altMissing') continue;
      const entry = { about: 'finding', error: isError(finding), finding, locale, place } as const;
      report[groupOf[finding.code]].push(entry);
    }
  }
  report.pictures.push(...(await picturesWithoutWords(req)));
  report.languages.push(...(await languageEntries(req)));
  for (const schedule of await refusedSchedules(req)) {
    const { collection, id, locale } = schedule;
    const { labels } = req.payload.collections[collection].config;
    const { titles } = (await readLanguages(req.payload, collection, [id], req)).get(id) ?? {};
    const title = titles?.[locale] ?? titles?.de ?? titles?.pl;
    const label = labels.singular as WalkLabel;
    const place = { kind: 'collections' as const, slug: collection, label, id, title };
    report.schedules.push({ about: 'schedule', locale, place, schedule });
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

/** How many documents one query fetches with all they hold. */
const batch = 50;

/** The options of a read in one language with the access of whoever asks. */
const reading = (locale: Locale, req: PayloadRequest) => ({
  locale,
  fallbackLocale: false as const,
  depth: 0,
  overrideAccess: false,
  user: req.user,
  req: detached(req, locale),
});

async function publishedTexts(
  slug: (typeof checked)[number],
  locale: Locale,
  req: PayloadRequest,
): Promise<PlacedText[]> {
  const { config } = req.payload.collections[slug];
  const ofLocale: Where =
    slug === 'redirects'
      ? { culture: { equals: cultureOf(locale) } }
      : { _status: { equals: 'published' } };
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
      const data = doc as unknown as Data;
      const title = String(data[config.admin.useAsTitle ?? 'id'] ?? '');
      // A language without a title is on no site, whatever its status says.
      if (!title) continue;
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
  return found as unknown as Data | undefined;
}

/** What whoever asks may not read is left out of their report. */
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

/** Every language of a document that is missing, only a draft, or outdated. Outdated ones come first. */
async function languageEntries(req: PayloadRequest): Promise<ReportEntry[]> {
  const order: LanguageState[] = ['outdated', 'draft', 'missing'];
  const found: Extract<ReportEntry, { about: 'language' }>[] = [];
  for (const slug of translated) {
    const { docs } = await req.payload.find({
      ...reading('de', req),
      collection: slug,
      limit: 0,
      pagination: false,
      sort: 'id',
      select: {},
    });
    const ids = docs.map(({ id }) => id);
    const label = req.payload.collections[slug].config.labels.singular as WalkLabel;
    for (const { id, states, titles } of (
      await readLanguages(req.payload, slug, ids, req)
    ).values()) {
      const place = {
        kind: 'collections' as const,
        slug,
        label,
        id,
        title: titles.de ?? titles.pl,
      };
      for (const locale of languages) {
        const { state } = states[locale];
        if (state !== 'current') found.push({ about: 'language', locale, place, state });
      }
    }
  }
  return found.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

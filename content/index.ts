import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import type { Database } from '@oilway/store/database/session.ts';
import type { PageTree } from '@oilway/store/published/page-tree.ts';
import { plainText } from '@oilway/store/published/plain-text.ts';
import { readRevision, touchRevision } from '@oilway/store/published/revision.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { getPayload, type Payload, type Where } from 'payload';
import { readAll } from './database/read-all.ts';
import { type FileDoor, fileDoor } from './library/door.ts';
import { type MemberDoor, memberDoor } from './members/door.ts';
import type {
  ContactPerson,
  Department,
  Event,
  Location,
  LocationCategory,
  Media,
  News,
  Page,
  SocialPost,
} from './payload-types.ts';
import { type ReportingDoor, reportingDoor } from './reporting/door.ts';
import { draftReads } from './subjects/drafts.ts';
import { type Navigation, readNavigation } from './subjects/navigation.ts';
import { type PageSummary, readPageSummaries } from './subjects/page-summaries.ts';
import { readTree } from './subjects/published-tree.ts';
import { readLocations } from './subjects/stored-locations.ts';
import { type SubmissionDoor, submissionDoor } from './submissions/door.ts';
import { type EventDoor, eventDoor } from './submissions/event-door.ts';

export type { Culture } from '@oilway/store/cultures.ts';
export { cultureOfPath, cultures, isCulture, localeOf, rootOf } from '@oilway/store/cultures.ts';
export { type Trouble, troubleOf } from '@oilway/store/database/trouble.ts';
export { downloadName } from '@oilway/store/library/file-names.ts';
export {
  buildTree,
  type PageTree,
  type TreePage,
  type TreeRow,
} from '@oilway/store/published/page-tree.ts';
export {
  type PreviewGrant,
  readPreview,
  signPreview,
} from '@oilway/store/published/preview-token.ts';
export { type Region, regionName, regionNames } from '@oilway/store/regions.ts';
export { cancelPaths } from '@oilway/store/submissions/cancel-link.ts';
export type { SponsoringInput } from '@oilway/store/submissions/sponsoring.ts';
export { TooBusyError, Turns } from '@oilway/store/turns.ts';
export type {
  FilePart,
  IndexedFile,
  LibraryFile,
  LibraryNode,
  Reader,
  StoredPart,
} from './library/door.ts';
export type { DeviceSession, Visit } from './members/log-in.ts';
export type { PasswordOutcome } from './members/new-password.ts';
export type { NewPasskey, Passkey, PasskeyOutcome } from './members/passkeys.ts';
export { passkeyLimit } from './members/passkeys.ts';
export type * from './payload-types.ts';
export type { ReportingKeys } from './reporting/keys.ts';
export type { AdditionOutcome, Mailbox, SealedReport } from './reporting/mailbox.ts';
export type { Navigation } from './subjects/navigation.ts';
export type { PageSummary } from './subjects/page-summaries.ts';
export type { Attachment } from './submissions/attachments.ts';
export {
  type ContactMessageInput,
  type Envelope,
  UnknownDepartmentError,
} from './submissions/contact.ts';
export { EventClosedError } from './submissions/event-sign-up.ts';
export { SubmissionError, type Submitted } from './submissions/submit.ts';

/** Where a path leads that is none any more: a page, a news post or an event of a culture, or an address. */
export type RedirectTarget =
  | { kind: 'page' | 'news' | 'event'; id: number; culture: Culture }
  | { url: string };

/** A news post or an event as a list shows it. */
export type NewsSummary = Omit<News, 'body'>;
export type EventSummary = Omit<Event, 'body'>;

/**
 * The one door through which the site reads what the studio keeps, and hands in what visitors send. Everything it returns is
 * published content unless `draft` is asked for; it throws when the database is away.
 */
export interface Content extends SubmissionDoor, EventDoor, ReportingDoor, MemberDoor, FileDoor {
  /** Rises with every change that visitors can see. */
  revision(): Promise<number>;
  /** Writes a row that changes nothing. @throws what the database has against it. */
  write(): Promise<void>;
  /** @param begun a document that is there whatever it still lacks; for drafts only. */
  tree(culture: Culture, draft?: boolean, begun?: number): Promise<PageTree>;
  /** One page with its media, locations and linked pages filled in one level deep; undefined when there is none. */
  page(id: number, culture: Culture, draft?: boolean): Promise<Page | undefined>;
  /** Every published page of a culture as search engines should know it, by id. */
  pageSummaries(culture: Culture): Promise<PageSummary[]>;
  navigation(culture: Culture): Promise<Navigation>;
  /** The locations of a culture's country by title, their category and image filled in. */
  locations(culture: Culture): Promise<Location[]>;
  categories(culture: Culture): Promise<LocationCategory[]>;
  /** The published news of a language, the newest first. */
  news(culture: Culture, draft?: boolean, begun?: number): Promise<NewsSummary[]>;
  newsPost(id: number, culture: Culture, draft?: boolean): Promise<News | undefined>;
  /** What the published news or events of a language say, by id. */
  articleTexts(collection: 'news' | 'events', culture: Culture): Promise<Map<number, string>>;
  /** The published events of a language by their start, those that are over too. */
  events(culture: Culture, draft?: boolean, begun?: number): Promise<EventSummary[]>;
  event(id: number, culture: Culture, draft?: boolean): Promise<Event | undefined>;
  /** The contact persons of a culture's country in their order. */
  contactPersons(culture: Culture): Promise<ContactPerson[]>;
  departments(culture: Culture, purpose: Department['purpose']): Promise<Department[]>;
  /** What visitors are shown of a network: pinned posts first, then the newest; none that is hidden. */
  socialPosts(culture: Culture, network: SocialPost['network']): Promise<SocialPost[]>;
  media(id: number): Promise<Media | undefined>;
  redirects(): Promise<ReadonlyMap<string, RedirectTarget>>;
  close(): Promise<void>;
}

/** The most posts a feed shows. */
const postLimit = 48;

const published: Where = { _status: { equals: 'published' } };

/** Opens the content of the database that the settings name. Runs no jobs and changes no schema. */
export async function openContent(): Promise<Content> {
  const { default: config } = await import('./payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  const database = await openDatabase(readSettings().databaseUrl, (error) =>
    payload.logger.warn({ err: error }, 'a database connection broke'),
  );
  return contentOf(payload, database);
}

function contentOf(payload: Payload, database: Database): Content {
  const pending = new Set<Promise<void>>();
  const read = (culture: Culture) =>
    ({ locale: localeOf(culture), fallbackLocale: false, overrideAccess: true }) as const;

  const all = (query: () => Parameters<Payload['find']>[0]) => readAll(payload, query);

  const { article, drafted, summaries } = draftReads(payload);

  return {
    revision: () => readRevision(database),
    write: () => touchRevision(database),
    tree: (culture, draft = false, begun) => readTree(payload, culture, { draft, begun }),
    async page(id, culture, draft = false) {
      const published = draft ? [] : [{ _status: { equals: 'published' } }];
      const { docs } = await payload.find({
        ...read(culture),
        collection: 'pages',
        draft,
        depth: 1,
        limit: 1,
        pagination: false,
        where: { and: [{ id: { equals: id } }, ...published] },
      });
      return draft ? drafted('pages', culture, docs[0]) : docs[0];
    },
    pageSummaries: (culture) => readPageSummaries(payload, culture),
    navigation: (culture) => readNavigation(payload, culture),
    locations: (culture) => readLocations(payload, culture),
    async categories(culture) {
      const { docs } = await payload.find({
        ...read(culture),
        collection: 'location-categories',
        depth: 0,
        limit: 0,
        pagination: false,
      });
      return docs;
    },
    news: (culture, draft, begun) =>
      summaries('news', culture, ['-publishDate', '-id'], draft, begun) as Promise<NewsSummary[]>,
    newsPost: (id, culture, draft) =>
      article('news', id, culture, draft) as Promise<News | undefined>,
    events: (culture, draft, begun) =>
      summaries('events', culture, ['start', 'id'], draft, begun) as Promise<EventSummary[]>,
    event: (id, culture, draft) =>
      article('events', id, culture, draft) as Promise<Event | undefined>,
    async articleTexts(collection, culture) {
      const found = (await all(() => ({
        ...read(culture),
        collection,
        depth: 0,
        sort: 'id',
        select: { body: true },
        where: published,
      }))) as { id: number; body?: unknown }[];
      return new Map(found.map(({ body, id }) => [id, plainText(body)]));
    },
    contactPersons: (culture) =>
      all(() => ({
        ...read(culture),
        collection: 'contact-persons',
        depth: 1,
        sort: ['order', 'profileName', 'id'],
        where: { country: { equals: localeOf(culture) } },
      })) as Promise<ContactPerson[]>,
    departments: (culture, purpose) =>
      all(() => ({
        ...read(culture),
        collection: 'departments',
        depth: 0,
        sort: ['order', 'department', 'id'],
        where: { country: { equals: localeOf(culture) }, purpose: { equals: purpose } },
      })) as Promise<Department[]>,
    async socialPosts(culture, network) {
      const { docs } = await payload.find({
        ...read(culture),
        collection: 'social-posts',
        depth: 1,
        limit: postLimit,
        pagination: false,
        sort: ['-pinned', '-postedAt', '-id'],
        where: {
          country: { equals: localeOf(culture) },
          network: { equals: network },
          hidden: { not_equals: true },
        },
      });
      return docs;
    },
    async media(id) {
      const { docs } = await payload.find({
        ...read('de-DE'),
        collection: 'media',
        depth: 0,
        limit: 1,
        pagination: false,
        where: { id: { equals: id } },
      });
      return docs[0];
    },
    async redirects() {
      const { docs } = await payload.find({
        collection: 'redirects',
        depth: 0,
        limit: 0,
        pagination: false,
        overrideAccess: true,
      });
      const targets = new Map<string, RedirectTarget>();
      for (const { culture, events, from, kind, news, page, url } of docs) {
        const lead = (to: 'page' | 'news' | 'event', id: unknown) =>
          typeof id === 'number' && targets.set(from, { kind: to, id, culture });
        if (kind === 'page') lead('page', page);
        if (kind === 'news') lead('news', news);
        if (kind === 'events') lead('event', events);
        if (kind === 'url' && url) targets.set(from, { url });
      }
      return targets;
    },
    ...submissionDoor(payload),
    ...eventDoor(payload),
    ...reportingDoor(payload),
    ...memberDoor(payload, pending),
    ...fileDoor(payload),
    async close() {
      await Promise.all(pending);
      await database.close();
      await payload.destroy();
    },
  };
}

/** The tasks that the studio's start page shows to a person. */
import { checkBackups } from '@oilway/store/diagnostics/backups.ts';
import type { Diagnostic } from '@oilway/store/diagnostics/diagnostic.ts';
import { inboxes } from '@oilway/store/inboxes.ts';
import {
  compareUrgency,
  type Deadline,
  dayOf,
  openDeadlines,
  type ReportDates,
} from '@oilway/store/reporting/deadlines.ts';
import { countPending } from '@oilway/store/reporting/remind-officers.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { isInKeyLog, readReportingKeys } from '@oilway/store/reporting/reporting-keys.ts';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { admins, clerks, complianceOfficers, editors, portalManagers } from '../access/rules.ts';
import { findAllOptions } from '../database/queries.ts';
import { databaseOf } from '../database/session.ts';
import { createContentReport } from '../editing/content-report.ts';
import {
  type EditorialCollection,
  editorialCollections,
  shownCountry,
} from '../editing/country.ts';
import { readTranslationStatus, type TranslationStatus } from '../editing/translation-status.ts';
import { inboxViews } from '../submissions/inbox-views.ts';
import { listTask, type StartTask, taskLabels } from './start-task.ts';

export interface TaskGroup {
  /** The collection of the tasks; other tasks are about their section. */
  about?: CollectionSlug;
  tasks: StartTask[];
}

export interface StartSection {
  name: keyof typeof sections;
  groups: TaskGroup[];
  /** The age of the last backup and of the last verified restore. */
  observations?: Diagnostic[];
  /** The case of the desk whose deadline comes first. */
  urgentCase?: { number: string; deadline: Deadline } | undefined;
}

/** The sections with the roles that have their tasks. Administrators have several: their own is the first. */
const sections = {
  state: { access: admins, read: readState },
  inbox: { access: clerks, read: readInboxes },
  content: { access: editors, read: readDocuments },
  portal: { access: portalManagers, read: readPortal },
  desk: { access: complianceOfficers, read: readReportingOffice },
};

/** Returns the sections of a person with current numbers; none for a visitor. */
export function readStartSections(req: PayloadRequest): Promise<StartSection[]> {
  const names = Object.keys(sections) as (keyof typeof sections)[];
  const own = names.filter((name) => sections[name].access({ req }));
  return Promise.all(
    own.map(async (name) => {
      const content: Omit<StartSection, 'name'> = await sections[name].read(req);
      return { name, ...content };
    }),
  );
}

/** Returns the task to do next, of the first section that has any. */
export function nextTask(all: readonly StartSection[]): StartTask | undefined {
  const order = Object.keys(taskLabels);
  for (const { groups } of all) {
    const open = groups.flatMap(({ tasks }) => tasks).filter(({ count }) => count > 0);
    const [next] = open.sort((one, two) => order.indexOf(one.name) - order.indexOf(two.name));
    if (next) return next;
  }
  return undefined;
}

async function readState({ payload, user }: PayloadRequest) {
  const where = { hasError: { equals: true } };
  const jobs = { collection: 'payload-jobs', where, overrideAccess: false, user } as const;
  const count = (await payload.count(jobs)).totalDocs;
  const tasks: StartTask[] = [{ name: 'failedJobs', count, path: '/state#state-failed' }];
  return { groups: [{ tasks }], observations: await checkBackups(databaseOf(payload)) };
}

async function readInboxes(req: PayloadRequest) {
  const viewer = { userId: req.user?.id ?? 0, now: Date.now() };
  const views = ['new', 'mine', 'overdue', 'undeliverable'] as const;
  const groups = inboxes.map(async (about) => {
    const tasks = views.map((view) => listTask(req, about, view, inboxViews[view](viewer)));
    return { about, tasks: await Promise.all(tasks) };
  });
  return { groups: await Promise.all(groups) };
}

async function readDocuments(req: PayloadRequest) {
  const groups = editorialCollections.map((collection) => readCollection(req, collection));
  const country = shownCountry(req);
  const report = await createContentReport(req, [country]);
  const path = `/report?country=${country}`;
  const all = Object.values(report).flat();
  const count = all.filter(({ locale }) => locale === country).length;
  const tasks: StartTask[] = [
    { name: 'links', count: report.links.length, path: `${path}#report-links` },
    { name: 'findings', count, path },
  ];
  return { groups: [...(await Promise.all(groups)), { tasks }] };
}

async function readCollection(req: PayloadRequest, about: EditorialCollection): Promise<TaskGroup> {
  const statuses = [...(await readTranslationStatus(req.payload, about, undefined)).values()];
  const own = statuses.filter(({ country }) => country === shownCountry(req));
  // As text, because Payload reads no longer list than twenty from an address; with an id that no document has, because it drops an empty one.
  const whereIdOf = (isIncluded: (status: TranslationStatus) => boolean) => ({
    id: { in: [0, ...own.filter(isIncluded).map(({ id }) => id)].join(',') },
  });
  const planned = whereIdOf((status) => status.planned.length > 0);
  const behind = whereIdOf((status) => status.behind);
  const tasks = await Promise.all([
    listTask(req, about, 'drafts', { _status: { equals: 'draft' } }),
    listTask(req, about, 'planned', planned),
    listTask(req, about, 'behind', behind),
  ]);
  return { about, tasks };
}

async function readPortal(req: PayloadRequest) {
  const [requested, unreadable] = await Promise.all([
    listTask(req, 'members', 'requested', { state: { equals: 'requested' } }),
    listTask(req, 'portal-uploads', 'unreadable', { preparation: { equals: 'failed' } }),
  ]);
  const groups: TaskGroup[] = [
    { about: 'members', tasks: [requested] },
    { about: 'portal-uploads', tasks: [unreadable] },
  ];
  return { groups };
}

/** Returns how many officers have a key without another officer's signature, the person without one included. */
async function countUnsignedKeys(payload: Payload, person: number): Promise<number> {
  const { docs } = await payload.find({
    ...findAllOptions,
    collection: 'reporting-keys',
    where: { handler: { exists: true } },
  });
  const officers = new Set([person, ...docs.map(({ handler }) => Number(handler))]);
  const session = databaseOf(payload);
  const isSigned = await Promise.all([...officers].map((officer) => isInKeyLog(session, officer)));
  return isSigned.filter((signed) => !signed).length;
}

async function readReportingOffice({ payload, user }: PayloadRequest) {
  const session = databaseOf(payload);
  const today = dayOf(Date.now());
  const pending = await countPending(session, today);
  const { open } = await readReportingKeys(session);
  const where = { closedOn: { exists: false } };
  const { docs } = await payload.find({ ...findAllOptions, collection: 'reports', where });
  const [first] = docs.sort((one, other) =>
    compareUrgency(one as ReportDates, other as ReportDates),
  );
  const deadline = first && openDeadlines(first as ReportDates, today)[0];
  const path = '/reporting';
  const tasks: StartTask[] = [
    { name: 'lateDeadlines', count: pending.overdue, path: `${path}#late` },
    { name: 'dueSoon', count: pending.dueSoon, path: `${path}#warning` },
    { name: 'unacknowledged', count: pending.unacknowledged, path: `${path}#new` },
    { name: 'openCases', count: docs.length, path: `${path}#open` },
    { name: 'closedForm', count: open ? 0 : 1, path },
    { name: 'keys', count: await countUnsignedKeys(payload, Number(user?.id)), path },
  ];
  // Other officers may read no messages.
  if (await isInKeyLog(session, Number(user?.id)))
    tasks.push(
      { name: 'unanswered', count: pending.unanswered, path: `${path}#unanswered` },
      { name: 'spam', count: pending.spam, path: `${path}#spam` },
    );
  const urgentCase = deadline && { number: reportNumber(String(first.id)), deadline };
  return { groups: [{ tasks }], urgentCase };
}

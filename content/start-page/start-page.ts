/** The tasks that the studio's start page shows to a person. */
import { openAlerts } from '@oilway/store/diagnostics/alerts.ts';
import type { Diagnostic } from '@oilway/store/diagnostics/diagnostic.ts';
import { inboxes } from '@oilway/store/inboxes.ts';
import {
  type Deadline,
  dayOf,
  openDeadlines,
  type ReportDates,
} from '@oilway/store/reporting/deadlines.ts';
import { countPending } from '@oilway/store/reporting/remind-officers.ts';
import { reportNumber } from '@oilway/store/reporting/report-row.ts';
import { readSettings } from '@oilway/store/settings.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { admins, clerks, complianceOfficers, editors, portalManagers } from '../access/rules.ts';
import { databaseOf } from '../database/session.ts';
import { runDatabaseChecks } from '../diagnostics/diagnostics.ts';
import { createContentReport, reportGroups } from '../editing/content-report.ts';
import { type EditorialCollection, editorialCollections } from '../editing/country.ts';
import { readTranslationStatus, type TranslationStatus } from '../editing/translation-status.ts';
import { inboxViews } from '../submissions/inbox-views.ts';
import { listTask, type StartTask, shownCountry, type TaskName } from './start-task.ts';

export interface TaskGroup {
  /** The collection of the tasks; other tasks are about their section. */
  about?: CollectionSlug;
  tasks: StartTask[];
}

/** An open deadline of a case. */
export interface CaseDeadline extends Deadline {
  /** The case's id. */
  report: string;
  /** The number that is shown for the case. */
  number: string;
}

export interface StartSection {
  name: 'state' | 'inbox' | 'editing' | 'portal' | 'reporting';
  groups: TaskGroup[];
  /** The next deadlines of the reporting office. */
  deadlines?: CaseDeadline[];
  /** The age of the last backup and of the last verified restore. */
  observations?: Diagnostic[];
}

/** Every section with the roles that have its tasks. Administrators have several: their own is the first. */
const sections: {
  name: StartSection['name'];
  access: (args: { req: PayloadRequest }) => boolean;
  read: (req: PayloadRequest) => Promise<Omit<StartSection, 'name'>>;
}[] = [
  { name: 'state', access: admins, read: readState },
  { name: 'inbox', access: clerks, read: readInboxes },
  { name: 'editing', access: editors, read: readDocuments },
  { name: 'portal', access: portalManagers, read: readPortal },
  { name: 'reporting', access: complianceOfficers, read: readReportingOffice },
];

/** Returns the sections of a person with current numbers; none for a visitor. */
export const readStartSections = (req: PayloadRequest): Promise<StartSection[]> =>
  Promise.all(
    sections
      .filter(({ access }) => access({ req }))
      .map(async ({ name, read }) => ({ name, ...(await read(req)) })),
  );

/**
 * Returns the findings on the site of an editor's country, by group; none for roles that edit nothing. Reads all published documents. Leaves out the
 * counterparts: those that were published again have a task of their own.
 */
export async function readFindings(req: PayloadRequest): Promise<StartTask[]> {
  if (!editors({ req })) return [];
  const report = await createContentReport(req);
  const country = shownCountry(req);
  return reportGroups
    .filter((group) => group !== 'counterparts')
    .map((name) => ({
      name,
      count: report[name].filter(({ locale }) => locale === country).length,
      path: `/report?country=${country}#report-${name}`,
    }))
    .filter(({ count }) => count > 0);
}

/** The order in which a person does the tasks of a section. Planned publications are none. */
const taskOrder: readonly TaskName[] = [
  ...(['lateDeadlines', 'failedJobs', 'alerts', 'overdue', 'undeliverable'] as const),
  ...(['dueSoon', 'unacknowledged', 'unanswered', 'new', 'mine', 'behind'] as const),
  ...(['drafts', 'requested', 'withoutCategory', 'unreadable'] as const),
];

/** Returns the task to do next: of the first section that has any. */
export function nextTask(all: readonly StartSection[]): StartTask | undefined {
  for (const { groups } of all) {
    const tasks = groups.flatMap((group) => group.tasks).filter(({ count }) => count > 0);
    for (const next of taskOrder) {
      const found = tasks.find(({ name }) => name === next);
      if (found) return found;
    }
  }
  return undefined;
}

/** The checks of backups and of their verified restores, which the start page shows also when all is well. */
const backupCodes = /^(backup|restore)/;

async function readState({ payload, user }: PayloadRequest) {
  const [alerts, { totalDocs: failedJobs }, observations] = await Promise.all([
    openAlerts(databaseOf(payload)),
    payload.count({
      collection: 'payload-jobs',
      where: { hasError: { equals: true } },
      overrideAccess: false,
      user,
    }),
    runDatabaseChecks(payload, readSettings(), false),
  ]);
  const tasks: StartTask[] = [
    { name: 'alerts', count: alerts.length, path: '/state' },
    { name: 'failedJobs', count: failedJobs, path: '/state#state-failed' },
  ];
  return {
    groups: [{ tasks }],
    observations: observations.filter(({ code }) => backupCodes.test(code)),
  };
}

async function readInboxes(req: PayloadRequest) {
  const viewer = { userId: req.user?.id ?? 0, now: Date.now() };
  const views = ['new', 'mine', 'overdue', 'undeliverable'] as const;
  const groups = inboxes.map(async (about) => ({
    about,
    tasks: await Promise.all(
      views.map((view) => listTask(req, about, view, inboxViews[view](viewer))),
    ),
  }));
  return { groups: await Promise.all(groups) };
}

async function readDocuments(req: PayloadRequest) {
  const groups = editorialCollections.map((collection) => readCollection(req, collection));
  return { groups: await Promise.all(groups) };
}

/** An id that no document has: Payload drops an empty list from a query. */
const noId = 0;

async function readCollection(req: PayloadRequest, about: EditorialCollection): Promise<TaskGroup> {
  const statuses = [...(await readTranslationStatus(req.payload, about, undefined)).values()];
  const own = statuses.filter(({ country }) => country === shownCountry(req));
  // As text: Payload reads no longer list than twenty from an address.
  const whereIdOf = (isIncluded: (status: TranslationStatus) => boolean) => ({
    id: { in: [noId, ...own.filter(isIncluded).map(({ id }) => id)].join(',') },
  });
  const tasks = await Promise.all([
    listTask(req, about, 'drafts', { _status: { equals: 'draft' } }),
    listTask(
      req,
      about,
      'planned',
      whereIdOf(({ planned }) => planned.length > 0),
    ),
    listTask(
      req,
      about,
      'behind',
      whereIdOf(({ behind }) => behind),
    ),
  ]);
  return { about, tasks };
}

async function readPortal(req: PayloadRequest) {
  const [requested, withoutCategory, unreadable] = await Promise.all([
    listTask(req, 'members', 'requested', { state: { equals: 'requested' } }),
    listTask(req, 'portal-files', 'withoutCategory', { category: { exists: false } }),
    listTask(req, 'portal-uploads', 'unreadable', { preparation: { equals: 'failed' } }),
  ]);
  const groups: TaskGroup[] = [
    { about: 'members', tasks: [requested] },
    { about: 'portal-files', tasks: [withoutCategory] },
    { about: 'portal-uploads', tasks: [unreadable] },
  ];
  return { groups };
}

/** Number of deadlines on the start page; the reporting office shows all. */
const maxDeadlines = 6;

async function readReportingOffice({ payload, user }: PayloadRequest) {
  const now = dayOf(Date.now());
  const [pending, { docs }] = await Promise.all([
    countPending(databaseOf(payload), now),
    payload.find({
      collection: 'reports',
      where: { closedOn: { exists: false } },
      pagination: false,
      overrideAccess: false,
      user,
    }),
  ]);
  const deadlines = docs
    .flatMap((report) =>
      openDeadlines(report as ReportDates, now).map((deadline) => ({
        ...deadline,
        report: report.id,
        number: reportNumber(report.id),
      })),
    )
    .sort((one, other) => one.due.localeCompare(other.due))
    .slice(0, maxDeadlines);
  const path = '/reporting';
  const tasks: StartTask[] = [
    { name: 'lateDeadlines', count: pending.overdue, path },
    { name: 'dueSoon', count: pending.dueSoon, path },
    { name: 'unacknowledged', count: pending.unacknowledged, path },
    { name: 'unanswered', count: pending.unanswered, path },
  ];
  return { groups: [{ tasks }], deadlines };
}

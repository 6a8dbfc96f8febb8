/** The tasks that the studio's start page shows to a person. */
import { openAlerts } from '@oilway/store/diagnostics/alerts.ts';
import { checkBackups } from '@oilway/store/diagnostics/backups.ts';
import type { Diagnostic } from '@oilway/store/diagnostics/diagnostic.ts';
import { inboxes } from '@oilway/store/inboxes.ts';
import { dayOf, openDeadlines, type ReportDates } from '@oilway/store/reporting/deadlines.ts';
import { countPending } from '@oilway/store/reporting/remind-officers.ts';
import { isInKeyLog } from '@oilway/store/reporting/reporting-keys.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { admins, clerks, complianceOfficers, editors, portalManagers } from '../access/rules.ts';
import { databaseOf } from '../database/session.ts';
import { createContentReport, reportGroups } from '../editing/content-report.ts';
import { type EditorialCollection, editorialCollections } from '../editing/country.ts';
import { readTranslationStatus, type TranslationStatus } from '../editing/translation-status.ts';
import { inboxViews } from '../submissions/inbox-views.ts';
import { listTask, type StartTask, shownCountry, taskLabels } from './start-task.ts';

export interface TaskGroup {
  /** The collection of the tasks; other tasks are about their section. */
  about?: CollectionSlug;
  tasks: StartTask[];
}

interface SectionContent {
  groups: TaskGroup[];
  /** Cases of the reporting office with open deadlines, the next one first. */
  reports?: (ReportDates & { id: string })[];
  /** The age of the last backup and of the last verified restore. */
  observations?: Diagnostic[];
}

export interface StartSection extends SectionContent {
  name: keyof typeof sections | 'report';
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
      const content: SectionContent = await sections[name].read(req);
      return { name, ...content };
    }),
  );
}

/**
 * Returns the report's findings on the site of an editor's country; none for roles that edit nothing. Reads all published documents. Leaves out the
 * counterparts: those that were published again have a task of their own.
 */
export async function readFindings(req: PayloadRequest): Promise<StartSection> {
  const country = shownCountry(req);
  const report = editors({ req }) ? await createContentReport(req) : undefined;
  const tasks = reportGroups
    .filter((name) => name !== 'counterparts')
    .map((name) => ({
      name,
      count: report?.[name].filter(({ locale }) => locale === country).length ?? 0,
      path: `/report?country=${country}#report-${name}`,
    }));
  return { name: 'report', groups: [{ tasks: tasks.filter(({ count }) => count > 0) }] };
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

const backupKind = ({ code }: Diagnostic) => /^(backup|restore)/.exec(code)?.[0];

async function readState({ payload, user }: PayloadRequest) {
  const where = { hasError: { equals: true } };
  const jobs = { collection: 'payload-jobs', where, overrideAccess: false, user } as const;
  const session = databaseOf(payload);
  const [alerts, failed, backups] = await Promise.all([
    openAlerts(session),
    payload.count(jobs),
    checkBackups(session),
  ]);
  // Alerts are some minutes old: about one thing either the alert or the current check is shown.
  const alerted = new Set(alerts.map(backupKind));
  const tasks: StartTask[] = [
    { name: 'alerts', count: alerts.length, path: '/state' },
    { name: 'failedJobs', count: failed.totalDocs, path: '/state#state-failed' },
  ];
  return {
    groups: [{ tasks }],
    observations: backups.filter((check) => !alerted.has(backupKind(check))),
  };
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
  return { groups: await Promise.all(groups) };
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

/** Cases on the start page; the reporting office shows all. */
const maxReports = 5;

async function readReportingOffice({ payload, user }: PayloadRequest) {
  const now = dayOf(Date.now());
  const where = { closedOn: { exists: false } };
  const session = databaseOf(payload);
  const [pending, isReader, { docs }] = await Promise.all([
    countPending(session, now),
    isInKeyLog(session, Number(user?.id)),
    payload.find({ collection: 'reports', where, pagination: false, overrideAccess: false, user }),
  ]);
  const nextDay = (report: ReportDates) => openDeadlines(report, now)[0]?.due ?? '';
  const reports = (docs as (ReportDates & { id: string })[])
    .filter(nextDay)
    .sort((one, other) => nextDay(one).localeCompare(nextDay(other)))
    .slice(0, maxReports);
  const path = '/reporting';
  const tasks: StartTask[] = [
    { name: 'lateDeadlines', count: pending.overdue, path },
    { name: 'dueSoon', count: pending.dueSoon, path },
    { name: 'unacknowledged', count: pending.unacknowledged, path },
  ];
  // Other officers may read no messages.
  if (isReader) tasks.push({ name: 'unanswered', count: pending.unanswered, path });
  return { groups: [{ tasks }], reports };
}

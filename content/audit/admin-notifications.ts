import type { Action } from '@oilway/store/audit/actions.ts';
import type { AuditEvent } from '@oilway/store/audit/audit-event.ts';
import type { DbSession } from '@oilway/store/database/db-session.ts';
import { renderMail } from '@oilway/store/mails/layout.ts';
import { enqueue } from '@oilway/store/outbox/enqueue.ts';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { staff } from '@oilway/store/staff/tables.ts';
import { eq } from 'drizzle-orm';
import { type Role, roleLabels } from '../access/roles.ts';
import { actionLabel } from './action-labels.ts';

/** An export with more people than this is mailed to the administrators. */
const bulkExportThreshold = 100;

const notifiedActions: readonly Action[] = [
  'adminMade',
  'roleRaised',
  'lastFactorRemoved',
  'keyAdded',
  'keyRemoved',
  'keysSigned',
  'keyLogReset',
];

/** Returns whether an action is mailed to all administrators. */
export const requiresNotification = ({ action, changes }: AuditEvent): boolean =>
  notifiedActions.includes(action) ||
  (action === 'exported' && Number(changes?.people?.after ?? 0) > bulkExportThreshold);

/** Writes a mail to every administrator, in the transaction of the action, for actions that require a notification. */
export async function notifyAdmins(session: DbSession, entry: AuditEvent): Promise<void> {
  if (!requiresNotification(entry)) return;
  const staffTable = staff(session);
  const admins = await session.orm
    .select({ id: staffTable.id, to: staffTable.email })
    .from(staffTable)
    .where(eq(staffTable.role, 'admin'));
  // The first administrator: there is no other recipient.
  const isOnlyAdmin = entry.action === 'adminMade' && admins.length === 1;
  if (isOnlyAdmin && String(admins[0]?.id) === String(entry.subject?.id)) return;
  const { mailFrom, studioOrigin } = readSettings();
  const mail = await renderAdminMail(entry, `${studioOrigin}/admin/collections/audit-log`);
  // Without a reference number, so that no clerk reads it in the outbox.
  const enqueueOptions = { mailFrom, submission: undefined };
  await enqueue(
    session,
    admins.map(({ to }) => ({ to, ...mail })),
    enqueueOptions,
  );
}

/** In both languages: an administrator has no country. */
async function renderAdminMail(entry: AuditEvent, logUrl: string): Promise<Omit<Mail, 'to'>> {
  const { de, pl } = actionLabel(entry.action);
  const heading = `${de} · ${pl}`;
  const mail = await renderMail({
    locale: 'de-DE',
    heading,
    paragraphs: [
      'Das steht auch im Protokoll. Wenn Sie es nicht erwartet haben, gehen Sie ihm bitte heute noch nach.',
      'Ten wpis jest także w dzienniku zdarzeń. Jeśli się go Państwo nie spodziewali, prosimy sprawdzić to jeszcze dziś.',
    ],
    facts: mailFacts(entry),
    button: { label: 'Protokoll öffnen · Otwórz dziennik', href: logUrl },
    footer:
      'Sie erhalten diese E-Mail, weil Sie Oilway administrieren. · Otrzymują Państwo tę wiadomość jako administratorzy Oilway.',
  });
  return { subject: `Oilway: ${heading}`, ...mail };
}

function mailFacts({ actor, changes, subject }: AuditEvent): [string, string][] {
  const { people, role } = changes ?? {};
  const facts: [string, string | undefined][] = [
    ['Wer · Kto', actor ? `${actor.name} (${roleLabel(actor.role)})` : 'Oilway'],
    ['Betrifft · Dotyczy', subject?.title],
    ['Rolle bisher · Dotychczasowa rola', role?.before ? roleLabel(role.before) : undefined],
    ['Rolle jetzt · Obecna rola', role?.after ? roleLabel(role.after) : undefined],
    ['Personen · Osoby', people?.after === undefined ? undefined : String(people.after)],
    ['Wann · Kiedy', `${dateTimeFormat.format(new Date())} (Berlin, Warszawa)`],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

function roleLabel(role: unknown): string {
  const { de, pl } = roleLabels[role as Role] ?? { de: String(role), pl: String(role) };
  return de === pl ? de : `${de} · ${pl}`;
}

const dateTimeFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

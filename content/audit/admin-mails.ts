import type { AuditAct } from '@oilway/store/audit/act.ts';
import type { Action } from '@oilway/store/audit/actions.ts';
import type { Session } from '@oilway/store/database/session.ts';
import { renderMail } from '@oilway/store/mails/layout.ts';
import { enqueue } from '@oilway/store/outbox/enqueue.ts';
import type { Mail } from '@oilway/store/outbox/mail.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { staff } from '@oilway/store/staff/tables.ts';
import { eq } from 'drizzle-orm';
import { type Role, roleLabels } from '../access/roles.ts';
import { actionWord } from './action-words.ts';

/** An export with more people than this is mailed to the administrators. */
const manyPeople = 100;

const toldOf: readonly Action[] = [
  'adminMade',
  'roleRaised',
  'lastFactorRemoved',
  'keyAdded',
  'keyRemoved',
  'keysSigned',
  'keysLeft',
];

/** Returns whether an action is mailed to all administrators. */
export const isToldOf = ({ action, changes }: AuditAct): boolean =>
  toldOf.includes(action) ||
  (action === 'exported' && Number(changes?.people?.after ?? 0) > manyPeople);

/** Writes a mail to every administrator, in the transaction of the action, for actions that require a notification. */
export async function tellAdmins(session: Session, act: AuditAct): Promise<void> {
  if (!isToldOf(act)) return;
  const people = staff(session);
  const admins = await session.orm
    .select({ id: people.id, to: people.email })
    .from(people)
    .where(eq(people.role, 'admin'));
  // The first administrator: there is no other recipient.
  const alone = act.action === 'adminMade' && admins.length === 1;
  if (alone && String(admins[0]?.id) === String(act.subject?.id)) return;
  const { mailFrom, studioOrigin } = readSettings();
  const mail = await adminMail(act, `${studioOrigin}/admin/collections/audit-log`);
  // Without a reference number, so that no clerk reads it in the outbox.
  const about = { mailFrom, of: undefined };
  await enqueue(
    session,
    admins.map(({ to }) => ({ to, ...mail })),
    about,
  );
}

/** In both languages: an administrator has no country. */
async function adminMail(act: AuditAct, log: string): Promise<Omit<Mail, 'to'>> {
  const { de, pl } = actionWord(act.action);
  const heading = `${de} · ${pl}`;
  const mail = await renderMail({
    culture: 'de-DE',
    heading,
    paragraphs: [
      'Das steht auch im Protokoll. Wenn Sie es nicht erwartet haben, gehen Sie ihm bitte heute noch nach.',
      'Ten wpis jest także w dzienniku zdarzeń. Jeśli się go Państwo nie spodziewali, prosimy sprawdzić to jeszcze dziś.',
    ],
    facts: factsOf(act),
    button: { label: 'Protokoll öffnen · Otwórz dziennik', href: log },
    footer:
      'Sie erhalten diese E-Mail, weil Sie Oilway administrieren. · Otrzymują Państwo tę wiadomość jako administratorzy Oilway.',
  });
  return { subject: `Oilway: ${heading}`, ...mail };
}

function factsOf({ actor, changes, subject }: AuditAct): [string, string][] {
  const { people, role } = changes ?? {};
  const facts: [string, string | undefined][] = [
    ['Wer · Kto', actor ? `${actor.name} (${roleName(actor.role)})` : 'Oilway'],
    ['Betrifft · Dotyczy', subject?.title],
    ['Rolle bisher · Dotychczasowa rola', role?.before ? roleName(role.before) : undefined],
    ['Rolle jetzt · Obecna rola', role?.after ? roleName(role.after) : undefined],
    ['Personen · Osoby', people?.after === undefined ? undefined : String(people.after)],
    ['Wann · Kiedy', `${moment.format(new Date())} (Berlin, Warszawa)`],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

function roleName(role: unknown): string {
  const { de, pl } = roleLabels[role as Role] ?? { de: String(role), pl: String(role) };
  return de === pl ? de : `${de} · ${pl}`;
}

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

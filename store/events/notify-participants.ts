import { and, asc, eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { mayMail, mayNotifyOfChange } from '../limits/submission-limits.ts';
import { countryOf, type Locale } from '../locales.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { cancelLink } from './cancel-link.ts';
import type { EventDetails } from './event-details.ts';
import type { EventMailKind } from './event-mail-messages.ts';
import { participantMail, type SignUpMailData } from './event-mails.ts';
import { departments, type eventSignUps } from './tables.ts';

/** The settings of the mails to participants. */
export type EventSettings = Pick<
  Settings,
  'cancelSecret' | 'limitSecret' | 'mailFrom' | 'siteOrigin'
>;

export type SignUp = (typeof eventSignUps.sqlite)['$inferSelect'];

/**
 * Inserts a mail to each participant, in the caller's transaction. Mails caused by visitors are limited, since a visitor may have signed up one
 * mailbox in many spellings. Mails about changes by staff go to every earlier recipient, also limited per mailbox.
 */
export async function notifyParticipants(
  session: DbSession,
  event: EventDetails,
  signUps: readonly SignUp[],
  kind: EventMailKind,
  settings: EventSettings,
): Promise<void> {
  if (signUps.length === 0) return;
  const replyTo = await departmentAddress(session, event.locale);
  for (const signUp of signUps) {
    const address = signUp.email ?? '';
    const { address: eventAddress, locale, end, id, start, venue } = event;
    const change = JSON.stringify([id, locale, start, end, venue, eventAddress]);
    const isWithinLimit =
      kind === 'changed'
        ? await mayNotifyOfChange(session, settings.limitSecret, change, address)
        : await mayMail(session, settings.limitSecret, 'eventUpdate', { address });
    if (!isWithinLimit) continue;
    const mail = await participantMail(signUpMailData(signUp, event), kind, {
      cancelHref: cancelLink(event.locale, signUp.id, settings),
      replyTo,
      siteOrigin: settings.siteOrigin,
    });
    const { cultureName, reference } = signUp;
    const submission = { inbox: 'event-sign-ups', reference, cultureName } as const;
    await enqueue(session, [mail], { mailFrom: settings.mailFrom, submission });
  }
}

/** The columns of a sign-up that its mails contain. */
type SignUpMailColumns = Pick<SignUp, 'email' | 'message' | 'name' | 'phone' | 'reference'> &
  Partial<Pick<SignUp, 'sharedCalendarId'>>;

export const signUpMailData = (signUp: SignUpMailColumns, event: EventDetails): SignUpMailData => ({
  locale: event.locale,
  reference: signUp.reference,
  name: signUp.name ?? '',
  email: signUp.email ?? '',
  phone: signUp.phone ?? '',
  message: signUp.message ?? '',
  sharedCalendarId: signUp.sharedCalendarId ?? false,
  event,
});

/** Returns the address that receives a country's sign-ups: its first department's; undefined where there is none. */
export async function departmentAddress(
  session: DbSession,
  locale: Locale,
): Promise<string | undefined> {
  const rows = departments(session);
  const [first] = await session.orm
    .select({ email: rows.email })
    .from(rows)
    .where(and(eq(rows.country, countryOf(locale)), eq(rows.purpose, 'contact')))
    .orderBy(asc(rows.order), asc(rows.department), asc(rows.id))
    .limit(1);
  return first?.email;
}

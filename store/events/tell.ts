import { and, asc, eq } from 'drizzle-orm';
import { type Culture, localeOf } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import { mayMail, mayTell } from '../limits/mail-limits.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { cancelLink } from './cancel-link.ts';
import type { EventFacts } from './event-facts.ts';
import type { EventMailKind } from './event-mail-words.ts';
import { participantMail, type SignUpFacts } from './event-mails.ts';
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
export async function tellParticipants(
  session: Session,
  event: EventFacts,
  signUps: readonly SignUp[],
  kind: EventMailKind,
  settings: EventSettings,
): Promise<void> {
  if (signUps.length === 0) return;
  const replyTo = await departmentAddress(session, event.culture);
  for (const signUp of signUps) {
    const address = signUp.email ?? '';
    const { address: where, culture, end, id, start, venue } = event;
    const change = JSON.stringify([id, culture, start, end, venue, where]);
    const may =
      kind === 'changed'
        ? await mayTell(session, settings.limitSecret, change, address)
        : await mayMail(session, settings.limitSecret, 'tiding', { address });
    if (!may) continue;
    const mail = await participantMail(factsOf(signUp, event), kind, {
      cancelHref: cancelLink(event.culture, signUp.id, settings),
      replyTo,
      siteOrigin: settings.siteOrigin,
    });
    const { cultureName, reference } = signUp;
    const of = { inbox: 'event-sign-ups', reference, cultureName } as const;
    await enqueue(session, [mail], { mailFrom: settings.mailFrom, of });
  }
}

/** The columns of a sign-up that its mails contain. */
type Told = Pick<SignUp, 'email' | 'message' | 'name' | 'phone' | 'reference'> &
  Partial<Pick<SignUp, 'sharedCalendarId'>>;

export const factsOf = (signUp: Told, event: EventFacts): SignUpFacts => ({
  culture: event.culture,
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
  session: Session,
  culture: Culture,
): Promise<string | undefined> {
  const rows = departments(session);
  const [first] = await session.orm
    .select({ email: rows.email })
    .from(rows)
    .where(and(eq(rows.country, localeOf(culture)), eq(rows.purpose, 'contact')))
    .orderBy(asc(rows.order), asc(rows.department), asc(rows.id))
    .limit(1);
  return first?.email;
}

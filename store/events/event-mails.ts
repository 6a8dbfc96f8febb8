import { type Culture, timeZones } from '../cultures.ts';
import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';
import { calendarAttachment } from './event-calendar.ts';
import type { EventFacts } from './event-facts.ts';
import { type EventMailKind, eventWords } from './event-mail-words.ts';

/** The sign-up data that mails contain. */
export interface SignUpFacts {
  culture: Culture;
  reference: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** See {@link CalendarOf}. */
  sharedCalendarId: boolean;
  event: EventFacts;
}

/**
 * Returns the mail to a participant: the state of the sign-up, the calendar event and the cancellation link. The address may belong to another
 * person: no input is repeated except a plain name.
 */
export async function participantMail(
  facts: SignUpFacts,
  kind: EventMailKind,
  links: { cancelHref: string; replyTo: string | undefined; siteOrigin: string },
): Promise<Mail> {
  const { culture, email, event, name: to, sharedCalendarId } = facts;
  const { cancelHref, replyTo, siteOrigin } = links;
  const text = eventWords[culture];
  const { heading, paragraphs, subject } = text.kinds[kind];
  const rendered = await renderMail({
    culture,
    to,
    heading,
    paragraphs: [...paragraphs],
    facts: told(facts, ['event', 'when', 'where', 'reference']),
    ...(kind === 'cancelled' ? {} : { button: { label: text.cancel, href: cancelHref } }),
    footer: text.footer,
  });
  const comes = ['confirmed', 'movedUp', 'changed', 'stillConfirmed'].includes(kind);
  return {
    to: email,
    ...(replyTo ? { replyTo } : {}),
    subject: subject(event.title),
    ...rendered,
    ...(comes
      ? { attachments: [calendarAttachment(event, { sharedCalendarId, siteOrigin })] }
      : {}),
  };
}

/**
 * Returns the mail to the department about a sign-up.
 * @param facts the new input, under the reference of the sign-up that is valid.
 * @param stands the place of that sign-up, and whether it existed before.
 */
export async function departmentMail(
  facts: SignUpFacts,
  { place, repeated }: { place: 'confirmed' | 'waiting'; repeated: boolean },
  department: string,
): Promise<Mail> {
  const { culture, email, event, name, reference } = facts;
  const { forUs, labels, places } = eventWords[culture];
  const heading = (repeated ? forUs.repeated : forUs.heading)(name);
  const rendered = await renderMail({
    culture,
    heading,
    paragraphs: repeated ? [forUs.unchanged, forUs.reply] : [forUs.reply],
    facts: [
      ...told(facts, ['event', 'when', 'where']),
      [labels.place, places[place]],
      ...told(facts, ['name', 'email', 'phone', 'message', 'reference']),
    ],
    footer: forUs.footer,
  });
  return {
    to: department,
    replyTo: email,
    subject: `${heading}: ${event.title} (${reference})`,
    ...rendered,
  };
}

type Told = Exclude<keyof (typeof eventWords)['de-DE']['labels'], 'place'>;

/** Returns label and value of each given field, in this order. */
function told(facts: SignUpFacts, names: Told[]): (readonly [string, string])[] {
  const { culture, event } = facts;
  const { labels } = eventWords[culture];
  const { sharedCalendarId: _, ...words } = facts;
  const values: Record<Told, string> = {
    ...words,
    event: event.title,
    when: whenOf(event, culture),
    where: [event.venue, event.address].filter(Boolean).join('\n'),
  };
  return names.flatMap((name) => (values[name] ? [[labels[name], values[name]] as const] : []));
}

/** Returns day and times in the event's time zone: `Freitag, 4. Dezember 2026, 18:00–21:00 Uhr`. */
function whenOf({ end, start }: EventFacts, culture: Culture): string {
  return new Intl.DateTimeFormat(culture, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timeZones[culture],
  }).formatRange(new Date(start), new Date(end));
}

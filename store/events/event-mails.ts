import { type Locale, timeZones } from '../locales.ts';
import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';
import { calendarAttachment } from './event-calendar.ts';
import type { EventDetails } from './event-details.ts';
import { type EventMailKind, eventMailMessages } from './event-mail-messages.ts';

/** The sign-up data that mails contain. */
export interface SignUpMailData {
  locale: Locale;
  reference: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** See {@link CalendarOptions}. */
  sharedCalendarId: boolean;
  event: EventDetails;
}

/**
 * Returns the mail to a participant: the state of the sign-up, the calendar event and the cancellation link. The address may belong to another
 * person: no input is repeated except a plain name.
 */
export async function participantMail(
  data: SignUpMailData,
  kind: EventMailKind,
  links: { cancelHref: string; replyTo: string | undefined; siteOrigin: string },
): Promise<Mail> {
  const { locale, email, event, name: to, sharedCalendarId } = data;
  const { cancelHref, replyTo, siteOrigin } = links;
  const text = eventMailMessages[locale];
  const { heading, paragraphs, subject } = text.kinds[kind];
  const rendered = await renderMail({
    locale,
    to,
    heading,
    paragraphs: [...paragraphs],
    facts: mailFields(data, ['event', 'when', 'where', 'reference']),
    ...(kind === 'cancelled' ? {} : { button: { label: text.cancel, href: cancelHref } }),
    footer: text.footer,
  });
  const hasCalendar = ['confirmed', 'movedUp', 'changed', 'stillConfirmed'].includes(kind);
  return {
    to: email,
    ...(replyTo ? { replyTo } : {}),
    subject: subject(event.title),
    ...rendered,
    ...(hasCalendar
      ? { attachments: [calendarAttachment(event, { sharedCalendarId, siteOrigin })] }
      : {}),
  };
}

/**
 * Returns the mail to the department about a sign-up.
 * @param data the new input, under the reference of the sign-up that is valid.
 * @param stands the place of that sign-up, and whether it existed before.
 */
export async function departmentMail(
  data: SignUpMailData,
  { place, repeated }: { place: 'confirmed' | 'waiting'; repeated: boolean },
  department: string,
): Promise<Mail> {
  const { locale, email, event, name, reference } = data;
  const { department: messages, labels, places } = eventMailMessages[locale];
  const heading = (repeated ? messages.repeated : messages.heading)(name);
  const rendered = await renderMail({
    locale,
    heading,
    paragraphs: repeated ? [messages.unchanged, messages.reply] : [messages.reply],
    facts: [
      ...mailFields(data, ['event', 'when', 'where']),
      [labels.place, places[place]],
      ...mailFields(data, ['name', 'email', 'phone', 'message', 'reference']),
    ],
    footer: messages.footer,
  });
  return {
    to: department,
    replyTo: email,
    subject: `${heading}: ${event.title} (${reference})`,
    ...rendered,
  };
}

type MailField = Exclude<keyof (typeof eventMailMessages)['de-DE']['labels'], 'place'>;

/** Returns label and value of each given field, in this order. */
function mailFields(data: SignUpMailData, names: MailField[]): (readonly [string, string])[] {
  const { locale, event } = data;
  const { labels } = eventMailMessages[locale];
  const { sharedCalendarId: _, ...texts } = data;
  const values: Record<MailField, string> = {
    ...texts,
    event: event.title,
    when: formatEventTime(event, locale),
    where: [event.venue, event.address].filter(Boolean).join('\n'),
  };
  return names.flatMap((name) => (values[name] ? [[labels[name], values[name]] as const] : []));
}

/** Returns day and times in the event's time zone: `Freitag, 4. Dezember 2026, 18:00–21:00 Uhr`. */
function formatEventTime({ end, start }: EventDetails, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timeZones[locale],
  }).formatRange(new Date(start), new Date(end));
}

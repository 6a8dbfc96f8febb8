import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';

/** Counts of what waits for the officers. */
export interface PendingCounts {
  /** Reports without an acknowledgement. */
  unacknowledged: number;
  /** Cases with a deadline that is near. */
  dueSoon: number;
  /** Cases with a deadline that has passed. */
  overdue: number;
  /** Cases whose last message is the reporter's. */
  unanswered: number;
  /** Cases that one officer has marked as spam. */
  spam: number;
}

const labels: Record<keyof PendingCounts, string> = {
  unacknowledged: 'Unbestätigt · Niepotwierdzone',
  dueSoon: 'Fälle mit bald fälliger Frist · Sprawy z bliskim terminem',
  overdue: 'Fälle mit überschrittener Frist · Sprawy po terminie',
  unanswered: 'Unbeantwortete Fälle · Sprawy bez odpowiedzi',
  spam: 'Als Spam eingestuft · Oznaczone jako spam',
};

/** Returns the summary mail of the reporting office: counts only, in both languages, since officers have no language setting. */
export async function reminderMail(
  waiting: PendingCounts,
  href: string,
): Promise<Omit<Mail, 'to'>> {
  const facts = (Object.keys(labels) as (keyof PendingCounts)[])
    .filter((key) => waiting[key] > 0)
    .map((key) => [labels[key], String(waiting[key])] as const);
  const heading = 'Meldestelle: Es wartet etwas · Zgłoszenia: coś czeka';
  const mail = await renderMail({
    locale: 'de-DE',
    heading,
    paragraphs: [
      'Bitte sehen Sie an Ihrem Arbeitsplatz der Meldestelle nach.',
      'Prosimy zajrzeć do panelu zgłoszeń.',
    ],
    facts,
    button: { label: 'Meldestelle öffnen · Otwórz panel', href },
    footer:
      'Sie erhalten diese E-Mail, weil Sie Hinweise bearbeiten. · Otrzymują Państwo tę wiadomość, ponieważ zajmują się zgłoszeniami.',
  });
  return { subject: heading, ...mail };
}

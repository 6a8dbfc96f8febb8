import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';

/** Counts of what waits for the officers. */
export interface Waiting {
  /** Reports without an acknowledgement. */
  unacknowledged: number;
  /** Deadlines that are near. */
  soon: number;
  /** Deadlines that have passed. */
  late: number;
  /** Cases whose last message is the reporter's. */
  unanswered: number;
}

const labels: Record<keyof Waiting, string> = {
  unacknowledged: 'Unbestätigt · Niepotwierdzone',
  soon: 'Fristen, die bald enden · Terminy wkrótce upływające',
  late: 'Fristen, die abgelaufen sind · Terminy, które upłynęły',
  unanswered: 'Neue Nachrichten · Nowe wiadomości',
};

/** Returns the summary mail of the reporting office: counts only, in both languages, since officers have no language setting. */
export async function reminderMail(waiting: Waiting, desk: string): Promise<Omit<Mail, 'to'>> {
  const said = (Object.keys(labels) as (keyof Waiting)[])
    .filter((key) => waiting[key] > 0)
    .map((key) => [labels[key], String(waiting[key])] as const);
  const heading = 'Meldestelle: Es wartet etwas · Zgłoszenia: coś czeka';
  const mail = await renderMail({
    culture: 'de-DE',
    heading,
    paragraphs: [
      'Bitte sehen Sie an Ihrem Arbeitsplatz der Meldestelle nach.',
      'Prosimy zajrzeć do panelu zgłoszeń.',
    ],
    facts: said,
    button: { label: 'Meldestelle öffnen · Otwórz panel', href: desk },
    footer:
      'Sie erhalten diese E-Mail, weil Sie Hinweise bearbeiten. · Otrzymują Państwo tę wiadomość, ponieważ zajmują się zgłoszeniami.',
  });
  return { subject: heading, ...mail };
}

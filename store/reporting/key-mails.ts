import { renderMail } from '../mails/layout.ts';
import type { Mail } from '../outbox/mail.ts';
import { mailLocales } from '../staff/staff-mails.ts';
import type { StaffLanguage } from '../staff/tables.ts';
import type { KeyChange } from './key-statement.ts';

/** A notification for officers: a log entry, a key that waits for a signature, or a log that must begin again. */
export interface KeyNotification {
  what: KeyChange | 'waiting' | 'reset';
  /** The actor's name; undefined for an act by a command of the server. */
  by?: string | undefined;
  /** The name of the key's owner. */
  about?: string | undefined;
  /** The office's fingerprint, as on printed notices. */
  fingerprint?: string | undefined;
}

interface KeyMailMessages {
  headings: Record<KeyNotification['what'], string>;
  /** What to do if the change was unexpected. */
  check: string;
  reset: string;
  waiting: string;
  facts: { by: string; about: string; fingerprint: string };
  button: string;
  footer: string;
}

const messages: Record<StaffLanguage, KeyMailMessages> = {
  de: {
    headings: {
      begin: 'Meldestelle: Das Schlüsselbuch ist begonnen',
      add: 'Meldestelle: Ein Schlüssel zählt jetzt mit',
      remove: 'Meldestelle: Ein Schlüssel zählt nicht mehr mit',
      recovery: 'Meldestelle: Neuer Notfallschlüssel unterschrieben',
      sign: 'Meldestelle: Der neue Notfallschlüssel gilt',
      waiting: 'Meldestelle: Ein Schlüssel wartet auf Ihre Unterschrift',
      reset: 'Meldestelle: Das Schlüsselbuch muss neu begonnen werden',
    },
    check:
      'Haben Sie das nicht erwartet? Dann entsperren Sie nichts und rufen Sie die anderen Beauftragten an, bevor der nächste Hinweis kommt.',
    waiting:
      'Er liest nichts, bevor jemand von Ihnen ihn am Arbeitsplatz der Meldestelle unterschreibt. Vergleichen Sie vorher am Telefon den Fingerabdruck.',
    reset:
      'Auf dem Server wurde verlangt, das Schlüsselbuch neu zu beginnen. Bis das geschehen ist, ist das Formular geschlossen. Danach hat die Meldestelle einen anderen Fingerabdruck: Gedruckte Aushänge stimmen dann nicht mehr.',
    facts: { by: 'Wer', about: 'Wessen Schlüssel', fingerprint: 'Fingerabdruck der Meldestelle' },
    button: 'Meldestelle öffnen',
    footer: 'Sie erhalten diese E-Mail, weil Sie Hinweise bearbeiten.',
  },
  pl: {
    headings: {
      begin: 'Zgłoszenia naruszeń: rozpoczęto rejestr kluczy',
      add: 'Zgłoszenia naruszeń: nowy klucz jest w użyciu',
      remove: 'Zgłoszenia naruszeń: klucz nie jest już w użyciu',
      recovery: 'Zgłoszenia naruszeń: podpisano nowy klucz awaryjny',
      sign: 'Zgłoszenia naruszeń: nowy klucz awaryjny obowiązuje',
      waiting: 'Zgłoszenia naruszeń: klucz czeka na Twój podpis',
      reset: 'Zgłoszenia naruszeń: rejestr kluczy trzeba rozpocząć od nowa',
    },
    check:
      'To niespodziewana wiadomość? Niczego nie odblokowuj i zadzwoń do pozostałych osób przyjmujących zgłoszenia, zanim nadejdzie następne.',
    waiting:
      'Niczego nie odczyta, dopóki ktoś z Was nie podpisze go w panelu zgłoszeń. Najpierw porównajcie przez telefon odcisk klucza.',
    reset:
      'Na serwerze zażądano rozpoczęcia rejestru kluczy od nowa. Do tego czasu formularz jest zamknięty. Potem odcisk punktu zgłoszeń będzie inny: wydrukowane ogłoszenia przestaną być aktualne.',
    facts: { by: 'Kto', about: 'Czyj klucz', fingerprint: 'Odcisk punktu zgłoszeń' },
    button: 'Otwórz panel',
    footer: 'Otrzymujesz tę wiadomość, ponieważ zajmujesz się zgłoszeniami.',
  },
  en: {
    headings: {
      begin: 'Reporting office: the log of keys has begun',
      add: 'Reporting office: one more key takes part',
      remove: 'Reporting office: a key takes part no more',
      recovery: 'Reporting office: a new recovery key was signed',
      sign: 'Reporting office: the new recovery key counts',
      waiting: 'Reporting office: a key waits for your signature',
      reset: 'Reporting office: the log of keys has to be begun anew',
    },
    check:
      'You did not expect this? Then unlock nothing, and call the other officers before the next report comes.',
    waiting:
      'It reads nothing before one of you signs it in at the desk of the reporting office. Compare its fingerprint by phone first.',
    reset:
      'It was asked on the server to begin the log of keys anew. Until that is done the form is closed. After it the office has another fingerprint: printed notices are wrong then.',
    facts: { by: 'Who', about: 'Whose key', fingerprint: 'Fingerprint of the office' },
    button: 'Open the desk',
    footer: 'You get this mail because you work on reports.',
  },
};

/** Returns the mail about a change of keys; it contains nothing about reports. */
export async function keyMail(
  language: StaffLanguage,
  { about, by, fingerprint, what }: KeyNotification,
  href: string,
): Promise<Omit<Mail, 'to'>> {
  const { reset, button, check, facts, footer, headings, waiting } = messages[language];
  const heading = headings[what];
  const factRows: [string, string | undefined][] = [
    [facts.by, by],
    [facts.about, about],
    [facts.fingerprint, fingerprint],
  ];
  const mail = await renderMail({
    locale: mailLocales[language],
    language,
    heading,
    paragraphs: [
      ...(what === 'waiting' ? [waiting] : []),
      ...(what === 'reset' ? [reset] : []),
      check,
    ],
    facts: factRows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    button: { label: button, href: href },
    footer,
  });
  return { subject: heading, ...mail };
}

import {
  absoluteLimit,
  idleLimit,
  linkLifetimes,
  minute,
} from '@oilway/store/accounts/lifetimes.ts';
import type { Locale } from '@oilway/store/locales.ts';
import { accountMailDays, type RetentionPeriods } from '@oilway/store/retention-periods.ts';
import { polishPlural } from '../../components/polish-plural.ts';

/** A kind of data and its retention period. */
type Entry = readonly [name: string, ...sentences: string[]];

interface RetentionMessages {
  lead: string;
  entries: (periods: RetentionPeriods) => readonly Entry[];
  note: string;
}

const hour = 60 * minute;
const day = 24 * hour;

/** Formats days, with full years: `365 Tage (1 Jahr)`. */
const german = (days: number): string => {
  const text = days === 1 ? 'einen Tag' : `${count(days, 'de-DE')}\u00a0Tage`;
  const years = days / 365;
  if (!Number.isInteger(years)) return text;
  return `${text} (${years === 1 ? '1\u00a0Jahr' : `${years}\u00a0Jahre`})`;
};

/** Formats days, with full years: `365 dni (1 rok)`. */
const polish = (days: number): string => {
  const text = days === 1 ? 'jeden dzień' : `${count(days, 'pl-PL')}\u00a0dni`;
  const years = days / 365;
  if (!Number.isInteger(years)) return text;
  return `${text} (${years}\u00a0${polishPlural(years, 'rok', 'lata', 'lat')})`;
};

const count = (days: number, locale: Locale): string => new Intl.NumberFormat(locale).format(days);

export const retentionMessages: Record<Locale, RetentionMessages> = {
  'de-DE': {
    lead: 'Was seine Frist hinter sich hat, löscht unser System nachts von selbst, mit Anlagen und E-Mails. Was noch offen ist, behalten wir, solange wir daran arbeiten.',
    entries: (periods) => [
      [
        'Nachrichten und Bewerbungen über das Kontaktformular',
        `${german(periods.contactMessages)} nach der letzten Bearbeitung, sobald die Sache erledigt ist.`,
      ],
      [
        'Anträge auf Sponsoring mit ihren Anlagen',
        `${german(periods.sponsoringMessages)} nach der letzten Bearbeitung, sobald über den Antrag entschieden ist.`,
      ],
      [
        'Anmeldungen zu Veranstaltungen, auch abgesagte',
        `${german(periods.eventSignUps)} nach dem Ende der Veranstaltung.`,
      ],
      [
        'Hinweise an die Meldestelle',
        'Drei Jahre nach dem Abschluss des Verfahrens (§\u00a011 Abs.\u00a05 HinSchG).',
      ],
      [
        'E-Mails',
        'Zu einer Nachricht, einem Antrag oder einer Anmeldung: so lange wie diese.',
        `Zu einem Konto, etwa mit dem Link für ein neues Passwort: ${german(accountMailDays)}.`,
      ],
      [
        'Konto im Kundenportal, auch die Anfrage danach',
        'Eine feste Frist gibt es nicht. Wir löschen es, wenn Sie oder Ihre Firma das wünschen oder wenn es nicht mehr gebraucht wird, und mit ihm Passkeys und die Liste der Dateien, die Sie geladen haben.',
      ],
      [
        'Anmeldung im Kundenportal',
        `${idleLimit / minute}\u00a0Minuten ohne Nutzung, höchstens ${absoluteLimit / hour}\u00a0Stunden.`,
        `Der Link für ein neues Passwort gilt ${linkLifetimes.reset / minute}\u00a0Minuten, der einer Einladung ${linkLifetimes.invite / day}\u00a0Tage.`,
      ],
      [
        'Zähler gegen Missbrauch',
        'Höchstens einen Tag. Statt E-Mail-Adresse und Netz steht dort ein Prüfwert, aus dem sich beides nicht ablesen lässt.',
      ],
      [
        'Protokoll unserer eigenen Arbeit',
        `${german(periods.auditLog)}. Darin steht, wer von uns wann was getan hat, aber nicht, was Sie geschrieben haben.`,
      ],
    ],
    note: 'Verlangt ein Gesetz, dass wir etwas länger behalten, etwa eine Rechnung, gilt dieses.',
  },
  'pl-PL': {
    lead: 'Gdy okres przechowywania minie, system sam usuwa dane w nocy, razem z załącznikami i e-mailami. Sprawy otwarte przechowujemy tak długo, jak nad nimi pracujemy.',
    entries: (periods) => [
      [
        'Wiadomości i aplikacje z formularza kontaktowego',
        `${polish(periods.contactMessages)} od ostatniej zmiany, gdy sprawa jest załatwiona.`,
      ],
      [
        'Wnioski o sponsoring z załącznikami',
        `${polish(periods.sponsoringMessages)} od ostatniej zmiany, gdy wniosek jest rozpatrzony.`,
      ],
      [
        'Zgłoszenia na wydarzenia, także odwołane',
        `${polish(periods.eventSignUps)} po zakończeniu wydarzenia.`,
      ],
      [
        'Zgłoszenia sygnalistów',
        'Trzy lata po zakończeniu roku kalendarzowego, w którym zakończyliśmy działania następcze (art.\u00a08 ust.\u00a08 ustawy o\u00a0ochronie sygnalistów).',
      ],
      [
        'E-maile',
        'Dotyczące wiadomości, wniosku lub zgłoszenia: tak długo jak one.',
        `Dotyczące konta, na przykład z\u00a0linkiem do nowego hasła: ${polish(accountMailDays)}.`,
      ],
      [
        'Konto w portalu klienta i prośba o nie',
        'Stałego okresu nie ma. Konto usuwamy na życzenie Państwa lub Państwa firmy albo gdy nie jest już potrzebne, a razem z\u00a0nim klucze dostępu i\u00a0listę pobranych plików.',
      ],
      [
        'Zalogowanie w portalu klienta',
        `${idleLimit / minute}\u00a0minut bez aktywności, najwyżej ${absoluteLimit / hour}\u00a0godzin.`,
        `Link do nowego hasła jest ważny ${linkLifetimes.reset / minute}\u00a0minut, a\u00a0link z\u00a0zaproszenia ${linkLifetimes.invite / day}\u00a0dni.`,
      ],
      [
        'Liczniki chroniące przed nadużyciami',
        'Najwyżej jeden dzień. Zamiast adresu e-mail i\u00a0sieci jest tam skrót, z\u00a0którego nie da się ich odczytać.',
      ],
      [
        'Dziennik naszej pracy',
        `${polish(periods.auditLog)}. Zapisujemy w\u00a0nim, kto z\u00a0nas co i\u00a0kiedy zrobił, ale nie treść Państwa wiadomości.`,
      ],
    ],
    note: 'Jeśli przepisy każą przechowywać coś dłużej, na przykład fakturę, stosujemy te przepisy.',
  },
};

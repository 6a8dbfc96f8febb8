import type { Locale } from '../locales.ts';

/** The kinds of mails to participants. */
export type EventMailKind =
  | 'confirmed'
  | 'waiting'
  | 'movedUp'
  | 'changed'
  | 'cancelled'
  | 'stillConfirmed'
  | 'stillWaiting';

interface KindMessages {
  subject: (title: string) => string;
  heading: string;
  paragraphs: readonly string[];
}

interface EventMailMessages {
  kinds: Record<EventMailKind, KindMessages>;
  /** The label of the cancellation link. */
  cancel: string;
  footer: string;
  department: {
    heading: (name: string) => string;
    /** The heading and explanation for an address that had signed up already. */
    repeated: (name: string) => string;
    unchanged: string;
    reply: string;
    footer: string;
  };
  places: Record<'confirmed' | 'waiting', string>;
  labels: Record<
    'event' | 'when' | 'where' | 'reference' | 'name' | 'email' | 'phone' | 'message' | 'place',
    string
  >;
}

const cannotCome = {
  'de-DE':
    'Kommt etwas dazwischen? Dann melden Sie sich bitte ab: Von der Warteliste rückt jemand nach. Die Schaltfläche öffnet eine Seite, auf der Sie das bestätigen.',
  'pl-PL':
    'Coś stanęło na przeszkodzie? Prosimy odwołać zgłoszenie: z miejsca skorzysta osoba z listy rezerwowej. Przycisk otwiera stronę, na której trzeba to potwierdzić.',
} as const;

const inCalendar = {
  'de-DE': 'Der Termin für Ihren Kalender hängt an dieser E-Mail.',
  'pl-PL': 'Termin do kalendarza jest w załączniku.',
} as const;

export const eventMailMessages: Record<Locale, EventMailMessages> = {
  'de-DE': {
    kinds: {
      confirmed: {
        subject: (title) => `Ihr Platz: ${title}`,
        heading: 'Danke. Ihr Platz ist reserviert.',
        paragraphs: [inCalendar['de-DE'], cannotCome['de-DE']],
      },
      waiting: {
        subject: (title) => `Warteliste: ${title}`,
        heading: 'Danke. Sie stehen auf der Warteliste.',
        paragraphs: [
          'Zurzeit sind alle Plätze vergeben. Wird einer frei, rücken Sie der Reihe nach auf und bekommen sofort eine E-Mail. Ohne diese E-Mail haben Sie noch keinen Platz.',
          'Möchten Sie nicht länger warten, melden Sie sich bitte ab. Die Schaltfläche öffnet eine Seite, auf der Sie das bestätigen.',
        ],
      },
      movedUp: {
        subject: (title) => `Ein Platz ist frei geworden: ${title}`,
        heading: 'Sie sind nachgerückt.',
        paragraphs: [
          'Ein Platz ist frei geworden, und er gehört jetzt Ihnen.',
          inCalendar['de-DE'],
          cannotCome['de-DE'],
        ],
      },
      changed: {
        subject: (title) => `Zeit oder Ort hat sich geändert: ${title}`,
        heading: 'Es gibt eine Änderung.',
        paragraphs: [
          'Zeit oder Ort der Veranstaltung haben sich geändert. Ihre Anmeldung bleibt bestehen; unten steht, was jetzt gilt.',
          'Der angehängte Termin ersetzt den alten in Ihrem Kalender.',
          cannotCome['de-DE'],
        ],
      },
      cancelled: {
        subject: (title) => `Abmeldung: ${title}`,
        heading: 'Sie sind abgemeldet.',
        paragraphs: [
          'Ihre Anmeldung ist aufgehoben. Bitte löschen Sie den Termin in Ihrem Kalender selbst.',
          'War das ein Versehen, melden Sie sich auf der Seite der Veranstaltung neu an oder antworten Sie auf diese E-Mail.',
        ],
      },
      stillConfirmed: {
        subject: (title) => `Sie sind schon angemeldet: ${title}`,
        heading: 'Ihr Platz ist schon reserviert.',
        paragraphs: [
          'Mit dieser Adresse waren Sie bereits angemeldet. Daran ändert sich nichts: Je Adresse gibt es einen Platz. Möchten Sie jemanden mitbringen, melden Sie die Person bitte mit ihrer eigenen Adresse an.',
          inCalendar['de-DE'],
          cannotCome['de-DE'],
        ],
      },
      stillWaiting: {
        subject: (title) => `Sie stehen schon auf der Warteliste: ${title}`,
        heading: 'Sie stehen schon auf der Warteliste.',
        paragraphs: [
          'Mit dieser Adresse hatten Sie sich bereits angemeldet. Ihr Rang auf der Warteliste bleibt, wie er ist. Wird ein Platz für Sie frei, bekommen Sie eine E-Mail.',
          'Möchten Sie nicht länger warten, melden Sie sich bitte ab. Die Schaltfläche öffnet eine Seite, auf der Sie das bestätigen.',
        ],
      },
    },
    cancel: 'Abmelden',
    footer:
      'Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse unser Anmeldeformular abgeschickt hat. Waren Sie das nicht, melden Sie sich bitte ab oder antworten Sie uns.',
    department: {
      heading: (name) => `Neue Anmeldung von ${name}`,
      repeated: (name) => `Erneute Anmeldung von ${name}`,
      unchanged:
        'Diese Adresse war schon angemeldet. Die Anmeldung bleibt, wie sie ist, und ein weiterer Platz kommt nicht dazu. Unten steht, was diesmal geschrieben wurde.',
      reply: 'Eine Antwort auf diese E-Mail geht an die angemeldete Person.',
      footer: 'Aus dem Anmeldeformular der Website. Die Liste steht im Studio unter „Anmeldungen“.',
    },
    places: {
      confirmed: 'bestätigt',
      waiting: 'Warteliste',
    },
    labels: {
      event: 'Veranstaltung',
      when: 'Wann',
      where: 'Wo',
      reference: 'Vorgangsnummer',
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      message: 'Nachricht',
      place: 'Platz',
    },
  },
  'pl-PL': {
    kinds: {
      confirmed: {
        subject: (title) => `Państwa miejsce: ${title}`,
        heading: 'Dziękujemy. Miejsce jest zarezerwowane.',
        paragraphs: [inCalendar['pl-PL'], cannotCome['pl-PL']],
      },
      waiting: {
        subject: (title) => `Lista rezerwowa: ${title}`,
        heading: 'Dziękujemy. Zgłoszenie jest na liście rezerwowej.',
        paragraphs: [
          'Wszystkie miejsca są w tej chwili zajęte. Gdy któreś się zwolni, zajmie je kolejna osoba z listy i od razu dostanie e-mail. Bez tego e-maila miejsce nie jest jeszcze zarezerwowane.',
          'Jeśli nie chcą Państwo dłużej czekać, prosimy odwołać zgłoszenie. Przycisk otwiera stronę, na której trzeba to potwierdzić.',
        ],
      },
      movedUp: {
        subject: (title) => `Zwolniło się miejsce: ${title}`,
        heading: 'Jest dla Państwa miejsce.',
        paragraphs: [
          'Zwolniło się miejsce i jest teraz zarezerwowane dla Państwa.',
          inCalendar['pl-PL'],
          cannotCome['pl-PL'],
        ],
      },
      changed: {
        subject: (title) => `Zmiana terminu lub miejsca: ${title}`,
        heading: 'Jest zmiana.',
        paragraphs: [
          'Zmienił się termin lub miejsce wydarzenia. Zgłoszenie pozostaje ważne; poniżej podajemy aktualne informacje.',
          'Załączony termin zastąpi poprzedni wpis w kalendarzu.',
          cannotCome['pl-PL'],
        ],
      },
      cancelled: {
        subject: (title) => `Odwołane zgłoszenie: ${title}`,
        heading: 'Zgłoszenie jest odwołane.',
        paragraphs: [
          'Zgłoszenie zostało odwołane. Wpis w kalendarzu prosimy usunąć samodzielnie.',
          'Jeśli to pomyłka, prosimy zgłosić się ponownie na stronie wydarzenia lub odpowiedzieć na tę wiadomość.',
        ],
      },
      stillConfirmed: {
        subject: (title) => `Zgłoszenie już jest: ${title}`,
        heading: 'Miejsce jest już zarezerwowane.',
        paragraphs: [
          'Zgłoszenie z tego adresu mieliśmy już wcześniej i nic się w nim nie zmienia: na jeden adres przypada jedno miejsce. Osobę towarzyszącą prosimy zgłosić z jej własnego adresu.',
          inCalendar['pl-PL'],
          cannotCome['pl-PL'],
        ],
      },
      stillWaiting: {
        subject: (title) => `Zgłoszenie już jest na liście rezerwowej: ${title}`,
        heading: 'Zgłoszenie jest już na liście rezerwowej.',
        paragraphs: [
          'Zgłoszenie z tego adresu mieliśmy już wcześniej. Kolejność na liście się nie zmienia. Gdy zwolni się miejsce, wyślemy e-mail.',
          'Jeśli nie chcą Państwo dłużej czekać, prosimy odwołać zgłoszenie. Przycisk otwiera stronę, na której trzeba to potwierdzić.',
        ],
      },
    },
    cancel: 'Odwołaj zgłoszenie',
    footer:
      'Otrzymują Państwo tę wiadomość, ponieważ ktoś podał ten adres w naszym formularzu zgłoszeniowym. Jeśli to pomyłka, prosimy odwołać zgłoszenie lub odpowiedzieć.',
    department: {
      heading: (name) => `Nowe zgłoszenie: ${name}`,
      repeated: (name) => `Ponowne zgłoszenie: ${name}`,
      unchanged:
        'Zgłoszenie z tego adresu już mamy. Pozostaje bez zmian i nie otrzymuje kolejnego miejsca. Poniżej jest to, co wpisano tym razem.',
      reply: 'Odpowiedź na ten e-mail trafi do zgłoszonej osoby.',
      footer:
        'Z formularza zgłoszeniowego na stronie. Lista jest w studiu: „Zgłoszenia na wydarzenia”.',
    },
    places: {
      confirmed: 'potwierdzone',
      waiting: 'lista rezerwowa',
    },
    labels: {
      event: 'Wydarzenie',
      when: 'Kiedy',
      where: 'Gdzie',
      reference: 'Numer sprawy',
      name: 'Imię i nazwisko',
      email: 'E-mail',
      phone: 'Telefon',
      message: 'Wiadomość',
      place: 'Miejsce',
    },
  },
};

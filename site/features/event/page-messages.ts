import type { Locale } from '../../pages/page-context.ts';

const german = {
  heading: 'Anmelden',
  /** Shown instead of the form: the event is over, there is none, the chosen one is not published. */
  closed: 'Diese Veranstaltung ist vorbei. Anmelden kann man sich nicht mehr.',
  none: 'Zurzeit steht keine Veranstaltung an.',
  unavailable: 'Für diese Veranstaltung kann man sich zurzeit nicht anmelden.',
  /** The link to the page of the event. */
  about: 'Mehr über diese Veranstaltung',
  event: 'Veranstaltung',
  when: 'Wann',
  where: 'Wo',
  reference: 'Vorgangsnummer',
  /** The heading of the cancellation page. */
  cancel: 'Ihre Anmeldung',
  cancelPrompt: {
    confirmed:
      'Sie haben einen Platz. Können Sie nicht kommen, melden Sie sich bitte ab: Der Platz geht dann an die nächste Person auf der Warteliste.',
    waiting:
      'Sie stehen auf der Warteliste. Wenn Sie nicht länger warten möchten, melden Sie sich bitte ab.',
  },
  button: 'Jetzt abmelden',
  cancelled: 'Sie sind abgemeldet.',
  cancelledHint:
    'Eine Bestätigung ist per E-Mail unterwegs. War das ein Versehen, melden Sie sich bitte neu an.',
  over: 'Diese Veranstaltung ist vorbei. Sie müssen nichts mehr tun.',
  all: 'Alle Veranstaltungen',
};

export const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    heading: 'Zgłoszenie',
    closed: 'To wydarzenie już się odbyło. Zgłoszenia są zamknięte.',
    none: 'Obecnie nie planujemy wydarzeń.',
    unavailable: 'Na to wydarzenie nie można się teraz zgłosić.',
    about: 'Więcej o tym wydarzeniu',
    event: 'Wydarzenie',
    when: 'Kiedy',
    where: 'Gdzie',
    reference: 'Numer sprawy',
    cancel: 'Państwa zgłoszenie',
    cancelPrompt: {
      confirmed:
        'Miejsce jest zarezerwowane. Jeśli nie mogą Państwo przyjść, prosimy odwołać zgłoszenie: z miejsca skorzysta kolejna osoba z listy rezerwowej.',
      waiting:
        'Zgłoszenie jest na liście rezerwowej. Jeśli nie chcą Państwo dłużej czekać, prosimy je odwołać.',
    },
    button: 'Odwołaj zgłoszenie',
    cancelled: 'Zgłoszenie jest odwołane.',
    cancelledHint:
      'Potwierdzenie wysłaliśmy e-mailem. Jeśli to pomyłka, prosimy zgłosić się ponownie.',
    over: 'To wydarzenie już się odbyło. Nie trzeba nic robić.',
    all: 'Wszystkie wydarzenia',
  },
};

import type { FormSuccess } from '../../forms/fields/SuccessView.tsx';

const german = {
  /** The text before, of and after the link to the privacy page. */
  privacy: [
    'Ihre Angaben nutzen wir für Ihren Platz oder die Warteliste und um Ihnen zu schreiben, wenn sich etwas ändert. Wie lange wir sie behalten und welche Rechte Sie haben, steht in den ',
    'Datenschutzhinweisen',
    '.',
  ] satisfies [string, string, string],
  over: 'Diese Veranstaltung ist vorbei. Anmelden kann man sich nicht mehr.',
  button: 'Anmelden',
  wait: 'Auf die Warteliste',
  confirmed: (name: string) =>
    name ? `Danke, ${name}. Ihr Platz ist reserviert.` : 'Danke. Ihr Platz ist reserviert.',
  confirmedText: (email: string) =>
    `Die Bestätigung geht an ${email || 'Ihre E-Mail-Adresse'}, mit einem Link, über den Sie sich abmelden können.`,
  confirmedSteps: [
    ['Jetzt', 'Tragen Sie den Termin in Ihren Kalender ein.'],
    ['Am Tag selbst', 'Kommen Sie einfach vorbei. Ihr Name steht auf der Liste.'],
    [
      'Doch keine Zeit?',
      'Melden Sie sich über den Link in der E-Mail ab. Dann bekommt jemand anderes den Platz.',
    ],
  ] as FormSuccess['steps'],
  calendar: 'In den Kalender eintragen',
  /** Shown when all places are taken, the same to new and to known participants, so that it does not reveal who has signed up. */
  waiting: (name: string) =>
    name ? `Danke, ${name}. Alle Plätze sind vergeben.` : 'Danke. Alle Plätze sind vergeben.',
  waitingCases: [
    [
      'Neu angemeldet?',
      'Dann stehen Sie jetzt auf der Warteliste. Wird ein Platz für Sie frei, schreiben wir Ihnen noch einmal; bis dahin haben Sie keinen.',
    ],
    ['Schon vorher angemeldet?', 'Dann bleibt alles, wie es war: Wer einen Platz hat, behält ihn.'],
  ] as FormSuccess['steps'],
  waitingMail: (email: string) =>
    `Was davon für Sie gilt, steht in der E-Mail, die jetzt an ${email || 'Ihre Adresse'} unterwegs ist.`,
};

export const messages: Record<'de-DE' | 'pl-PL', typeof german> = {
  'de-DE': german,
  'pl-PL': {
    privacy: [
      'Podane dane wykorzystamy, aby zarezerwować miejsce lub wpisać na listę rezerwową i zawiadomić o zmianach. Jak długo je przechowujemy i jakie mają Państwo prawa, opisują ',
      'zasady prywatności',
      '.',
    ],
    over: 'To wydarzenie już się odbyło. Zgłoszenia są zamknięte.',
    button: 'Wyślij zgłoszenie',
    wait: 'Wpisz na listę rezerwową',
    confirmed: (name) =>
      name
        ? `Dziękujemy, ${name}. Miejsce jest zarezerwowane.`
        : 'Dziękujemy. Miejsce jest zarezerwowane.',
    confirmedText: (email) =>
      `Potwierdzenie wysyłamy na adres ${email || 'podany w formularzu'}. Jest w nim link, którym można odwołać zgłoszenie.`,
    confirmedSteps: [
      ['Teraz', 'Warto wpisać termin do kalendarza.'],
      ['W dniu wydarzenia', 'Wystarczy przyjść. Nazwisko jest na liście.'],
      [
        'Jednak brak czasu?',
        'Zgłoszenie można odwołać linkiem z e-maila. Wtedy miejsce dostanie ktoś inny.',
      ],
    ],
    calendar: 'Dodaj do kalendarza',
    waiting: (name) =>
      name
        ? `Dziękujemy, ${name}. Wszystkie miejsca są zajęte.`
        : 'Dziękujemy. Wszystkie miejsca są zajęte.',
    waitingCases: [
      [
        'Nowe zgłoszenie?',
        'Jest teraz na liście rezerwowej. Gdy zwolni się dla Państwa miejsce, napiszemy ponownie; do tego czasu nie mają Państwo zarezerwowanego miejsca.',
      ],
      ['Zgłoszenie już było?', 'Wszystko zostaje bez zmian: kto ma miejsce, ten je zachowuje.'],
    ],
    waitingMail: (email) =>
      `Która z tych sytuacji dotyczy Państwa, wyjaśnia e-mail, który właśnie wysyłamy na adres ${email || 'podany w formularzu'}.`,
  },
};

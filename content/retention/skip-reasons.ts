import { text } from '../labels.ts';

/** Reasons shown to staff when a nightly run deleted nothing. */
export const skipReasons = [
  {
    value: 'clocks',
    label: text(
      'Die Uhren des Studios und der Datenbank gehen verschieden. Bitte die Uhr der Server stellen.',
      'Zegary studia i bazy danych wskazują różny czas. Prosimy ustawić zegar serwerów.',
      'The clocks of the studio and of the database differ. Please set the clock of the servers.',
    ),
  },
  {
    value: 'future',
    label: text(
      'Der letzte Lauf liegt in der Zukunft: Die Uhr ging falsch. Der nächste Lauf löscht wieder.',
      'Ostatnie uruchomienie ma datę w przyszłości: zegar był źle ustawiony. Następne uruchomienie znów usunie dane.',
      'The last run lies in the future: the clock was wrong. The next run deletes again.',
    ),
  },
  {
    value: 'long',
    label: text(
      'Der letzte Lauf ist mehr als sieben Tage her. Stand der Server so lange still, oder ging die Uhr vor?',
      'Od ostatniego uruchomienia minęło ponad siedem dni. Czy serwer tak długo nie działał, czy zegar się spieszył?',
      'The last run was more than seven days ago. Did the server rest for so long, or was the clock fast?',
    ),
  },
  {
    value: 'many',
    label: text(
      'Es wären ungewöhnlich viele Einträge: mehr als zwanzig und mehr als ein Viertel eines Eingangs.',
      'Wpisów byłoby wyjątkowo dużo: ponad dwadzieścia i ponad jedna czwarta skrzynki.',
      'It would be unusually many: more than twenty entries and more than a quarter of an inbox.',
    ),
  },
];

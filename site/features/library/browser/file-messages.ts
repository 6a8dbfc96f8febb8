import type { Culture } from '@oilway/store/cultures.ts';

const german = {
  named: (number: number, count: number, name: string) => `Datei ${number} von ${count}: ${name}`,
  loading: 'Die Datei wird geladen.',
  download: 'Herunterladen',
  /** For kinds that no browser shows, and for browsers that show no PDF. */
  noPreview: 'Diese Art von Datei lässt sich hier nicht zeigen. Bitte laden Sie sie herunter.',
  noViewer:
    'Dieser Browser zeigt PDF-Dateien nicht innerhalb einer Seite. Bitte laden Sie sie herunter.',
  /** Before a PDF, whose viewer has stops of its own for the keyboard, and hears Esc alone. */
  skip: 'Dokument überspringen',
  ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  logIn: 'Zur Anmeldung',
  /** Below the first part of a long text. */
  cut: 'Das ist der Anfang. Den ganzen Text enthält die Datei, wenn Sie sie herunterladen.',
  library: {
    Previous: 'Vorherige Datei',
    Next: 'Nächste Datei',
    'Photo gallery': 'Dateien',
    Carousel: 'Dateifolge',
    Slide: 'Datei',
    '{index} of {total}': 'Datei {index} von {total}',
  },
};

/** What the frame says of files, where it is something else than of pictures. */
export const fileMessages: Record<Culture, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    named: (number, count, name) => `Plik ${number} z ${count}: ${name}`,
    loading: 'Plik się wczytuje.',
    download: 'Pobierz',
    noPreview: 'Plików tego rodzaju nie da się tutaj pokazać. Prosimy pobrać plik.',
    noViewer: 'Ta przeglądarka nie pokazuje plików PDF wewnątrz strony. Prosimy pobrać plik.',
    skip: 'Pomiń dokument',
    ended: 'Sesja wygasła. Prosimy zalogować się ponownie.',
    logIn: 'Przejdź do logowania',
    cut: 'To jest początek. Cały tekst zawiera pobrany plik.',
    library: {
      Previous: 'Poprzedni plik',
      Next: 'Następny plik',
      'Photo gallery': 'Pliki',
      Carousel: 'Seria plików',
      Slide: 'Plik',
      '{index} of {total}': 'Plik {index} z {total}',
    },
  },
};

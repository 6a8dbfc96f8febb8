import type { Locale } from '@oilway/store/locales.ts';

const german = {
  dialogLabel: (number: number, count: number, name: string) =>
    `Datei ${number} von ${count}: ${name}`,
  loading: 'Die Datei wird geladen.',
  download: 'Herunterladen',
  /** For types without a preview, and for browsers without a PDF viewer. */
  noPreview: 'Diese Art von Datei lässt sich hier nicht zeigen. Bitte laden Sie sie herunter.',
  noViewer:
    'Dieser Browser zeigt PDF-Dateien nicht innerhalb einer Seite. Bitte laden Sie sie herunter.',
  /** Before a PDF, because its viewer has its own tab stops and captures Esc. */
  skip: 'Dokument überspringen',
  ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  logIn: 'Zur Anmeldung',
  /** Below a truncated text. */
  cut: 'Das ist der Anfang. Den ganzen Text enthält die Datei, wenn Sie sie herunterladen.',
  labels: {
    Previous: 'Vorherige Datei',
    Next: 'Nächste Datei',
    'Photo gallery': 'Dateien',
    Carousel: 'Dateifolge',
    Slide: 'Datei',
    '{index} of {total}': 'Datei {index} von {total}',
  },
};

/** Lightbox texts for files, where they differ from those for images. */
export const fileMessages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    dialogLabel: (number, count, name) => `Plik ${number} z ${count}: ${name}`,
    loading: 'Plik się wczytuje.',
    download: 'Pobierz',
    noPreview: 'Plików tego rodzaju nie da się tutaj pokazać. Prosimy pobrać plik.',
    noViewer: 'Ta przeglądarka nie pokazuje plików PDF wewnątrz strony. Prosimy pobrać plik.',
    skip: 'Pomiń dokument',
    ended: 'Sesja wygasła. Prosimy zalogować się ponownie.',
    logIn: 'Przejdź do logowania',
    cut: 'To jest początek. Cały tekst zawiera pobrany plik.',
    labels: {
      Previous: 'Poprzedni plik',
      Next: 'Następny plik',
      'Photo gallery': 'Pliki',
      Carousel: 'Seria plików',
      Slide: 'Plik',
      '{index} of {total}': 'Plik {index} z {total}',
    },
  },
};

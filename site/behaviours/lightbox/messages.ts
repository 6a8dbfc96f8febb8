import type { Culture } from '@oilway/store/cultures.ts';

const german = {
  /** Names the dialog. */
  named: (number: number, count: number, name: string) => `Bild ${number} von ${count}: ${name}`,
  cannotLoad: 'Der Inhalt kann nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  loading: 'Das Bild wird geladen.',
  /** By the words that the library knows them under. */
  library: {
    Close: 'Schließen',
    Previous: 'Vorheriges Bild',
    Next: 'Nächstes Bild',
    'Zoom in': 'Vergrößern',
    'Zoom out': 'Verkleinern',
    Play: 'Diaschau starten',
    Pause: 'Diaschau anhalten',
    Thumbnails: 'Vorschaubilder',
    'Show thumbnails': 'Vorschaubilder zeigen',
    'Hide thumbnails': 'Vorschaubilder ausblenden',
    'Enter Fullscreen': 'Vollbild',
    'Exit Fullscreen': 'Vollbild beenden',
    'Photo gallery': 'Bilder',
    Carousel: 'Bilderfolge',
    Slide: 'Bild',
    '{index} of {total}': 'Bild {index} von {total}',
  },
};

/** What the frame says; a part of it is another for files than for pictures. */
export type LightboxMessages = typeof german;

export const messages: Record<Culture, LightboxMessages> = {
  'de-DE': german,
  'pl-PL': {
    named: (number, count, alt) => `Obraz ${number} z ${count}: ${alt}`,
    cannotLoad: 'Nie można wczytać treści. Prosimy spróbować później.',
    loading: 'Obraz się wczytuje.',
    library: {
      Close: 'Zamknij',
      Previous: 'Poprzedni obraz',
      Next: 'Następny obraz',
      'Zoom in': 'Powiększ',
      'Zoom out': 'Pomniejsz',
      Play: 'Uruchom pokaz slajdów',
      Pause: 'Zatrzymaj pokaz slajdów',
      Thumbnails: 'Miniatury',
      'Show thumbnails': 'Pokaż miniatury',
      'Hide thumbnails': 'Ukryj miniatury',
      'Enter Fullscreen': 'Pełny ekran',
      'Exit Fullscreen': 'Zakończ pełny ekran',
      'Photo gallery': 'Obrazy',
      Carousel: 'Seria obrazów',
      Slide: 'Obraz',
      '{index} of {total}': 'Obraz {index} z {total}',
    },
  },
};

import type { Culture } from '@oilway/content/cultures.ts';

export const messages = {
  'de-DE': {
    picture: (number: number, count: number, alt: string) => `Bild ${number} von ${count}: ${alt}`,
    cannotLoad: 'Der Inhalt kann nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    loading: 'Das Bild wird geladen.',
    play: 'Diaschau starten',
    pause: 'Diaschau anhalten',
    thumbnails: 'Vorschaubilder',
    actualSize: 'In voller Größe zeigen',
    fit: 'Ganz zeigen',
    library: {
      Close: 'Schließen',
      Previous: 'Vorheriges Bild',
      Next: 'Nächstes Bild',
      'Enter Fullscreen': 'Vollbild',
      'Exit Fullscreen': 'Vollbild beenden',
      'Photo gallery': 'Bilder',
      Carousel: 'Bilderfolge',
      Slide: 'Bild',
      '{index} of {total}': '{index} von {total}',
    },
  },
  'pl-PL': {
    picture: (number: number, count: number, alt: string) => `Obraz ${number} z ${count}: ${alt}`,
    cannotLoad: 'Nie można wczytać treści. Prosimy spróbować później.',
    loading: 'Obraz się wczytuje.',
    play: 'Uruchom pokaz slajdów',
    pause: 'Zatrzymaj pokaz slajdów',
    thumbnails: 'Miniatury',
    actualSize: 'Pokaż w pełnym rozmiarze',
    fit: 'Pokaż w całości',
    library: {
      Close: 'Zamknij',
      Previous: 'Poprzedni obraz',
      Next: 'Następny obraz',
      'Enter Fullscreen': 'Pełny ekran',
      'Exit Fullscreen': 'Zakończ pełny ekran',
      'Photo gallery': 'Obrazy',
      Carousel: 'Seria obrazów',
      Slide: 'Obraz',
      '{index} of {total}': '{index} z {total}',
    },
  },
} as const satisfies Record<Culture, object>;

export type LightboxMessages = (typeof messages)[Culture];

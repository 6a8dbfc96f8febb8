import type { Culture } from '@oilway/store/cultures.ts';

const german = {
  /** Names the dialog. */
  named: (number: number, count: number, name: string) => `Bild ${number} von ${count}: ${name}`,
  position: (number: number, count: number) => `${number} / ${count}`,
  cannotLoad: 'Der Inhalt kann nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  loading: 'Das Bild wird geladen.',
  play: 'Diaschau starten',
  pause: 'Diaschau anhalten',
  thumbnails: 'Vorschaubilder',
  actualSize: 'In voller Größe zeigen',
  fit: 'Ganz zeigen',
  /** By the words that the library knows them under. */
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
};

/** What the frame says; a part of it is another for files than for pictures. */
export type LightboxMessages = typeof german;

export const messages: Record<Culture, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    named: (number, count, alt) => `Obraz ${number} z ${count}: ${alt}`,
    position: (number, count) => `${number} / ${count}`,
    cannotLoad: 'Nie można wczytać treści. Prosimy spróbować później.',
    loading: 'Obraz się wczytuje.',
    play: 'Uruchom pokaz slajdów',
    pause: 'Zatrzymaj pokaz slajdów',
    thumbnails: 'Miniatury',
    actualSize: 'Pokaż w pełnym rozmiarze',
    fit: 'Pokaż w całości',
    library: {
      Close: 'Zamknij',
      Previous: 'Poprzedni obraz',
      Next: 'Następny obraz',
      'Enter Fullscreen': 'Pełny ekran',
      'Exit Fullscreen': 'Zakończ pełny ekran',
      'Photo gallery': 'Obrazy',
      Carousel: 'Seria obrazów',
      Slide: 'Obraz',
      '{index} of {total}': '{index} z {total}',
    },
  },
};

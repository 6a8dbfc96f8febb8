import type { Culture } from '@oilway/store/cultures.ts';

/** What the frame says; a part of it is another for files than for pictures. */
export interface LightboxMessages {
  /** Names the dialog. */
  named: (number: number, count: number, name: string) => string;
  position: (number: number, count: number) => string;
  cannotLoad: string;
  loading: string;
  play: string;
  pause: string;
  thumbnails: string;
  actualSize: string;
  fit: string;
  /** By the words that the library knows them under. */
  library: Record<string, string>;
}

export const messages: Record<Culture, LightboxMessages> = {
  'de-DE': {
    named: (number, count, alt) => `Bild ${number} von ${count}: ${alt}`,
    position: (number, count) => `${number} / ${count}`,
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
    named: (number, count, alt) => `Obraz ${number} z ${count}: ${alt}`,
    position: (number, count) => `${number} / ${count}`,
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
};

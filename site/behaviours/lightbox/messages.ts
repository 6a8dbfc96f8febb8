import type { Locale } from '@oilway/store/locales.ts';

const german = {
  dialogLabel: (number: number, count: number, name: string) =>
    `Bild ${number} von ${count}: ${name}`,
  cannotLoad: 'Der Inhalt kann nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  loading: 'Das Bild wird geladen.',
  /** By the library's own labels. */
  labels: {
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

/** Texts of the lightbox; the file viewer replaces some of them. */
export type LightboxMessages = typeof german;

export const messages: Record<Locale, LightboxMessages> = {
  'de-DE': german,
  'pl-PL': {
    dialogLabel: (number, count, alt) => `Obraz ${number} z ${count}: ${alt}`,
    cannotLoad: 'Nie można wczytać treści. Prosimy spróbować później.',
    loading: 'Obraz się wczytuje.',
    labels: {
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

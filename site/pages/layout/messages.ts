import type { Culture } from '../page-context.ts';

interface LayoutMessages {
  skip: string;
  home: string;
  homeLink: string;
  mainMenu: string;
  menu: string;
  closeMenu: string;
  /** The page an entry of the mega menu stands for itself. */
  overview: (label: string) => string;
  locatorShort: string;
  place: string;
  search: string;
  breadcrumbs: string;
  footer: string;
  legal: string;
  country: string;
  /** Said in the language of the site it leads to. */
  countryHint: string;
  draft: string;
  draftText: string;
  exitDraft: string;
  errors: Record<404 | 500, { heading: string; text: string }>;
  onward: string;
}

export const messages: Record<Culture, LayoutMessages> = {
  'de-DE': {
    skip: 'Zum Inhalt springen',
    home: 'Startseite',
    homeLink: 'Oilway, zur Startseite',
    mainMenu: 'Hauptmenü',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    overview: (label) => `Überblick ${label}`,
    locatorShort: 'Standort',
    place: 'Ort oder PLZ',
    search: 'Suchen',
    breadcrumbs: 'Sie sind hier',
    footer: 'Fußzeile',
    legal: 'Rechtliche Angaben',
    country: 'Deutschland',
    countryHint: 'Seite auf Deutsch',
    draft: 'Entwurf',
    draftText: 'Diese Fassung ist noch nicht veröffentlicht.',
    exitDraft: 'Vorschau beenden',
    errors: {
      404: {
        heading: 'Hier ist nichts eingefüllt.',
        text: 'Die Seite gibt es nicht oder nicht mehr. Vielleicht ist die Adresse vertippt.',
      },
      500: {
        heading: 'Bei uns läuft gerade etwas nicht rund.',
        text: 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      },
    },
    onward: 'Vielleicht suchen Sie',
  },
  'pl-PL': {
    skip: 'Przejdź do treści',
    home: 'Strona główna',
    homeLink: 'Oilway, strona główna',
    mainMenu: 'Menu główne',
    menu: 'Menu',
    closeMenu: 'Zamknij menu',
    overview: (label) => `Przegląd: ${label}`,
    locatorShort: 'Stacja',
    place: 'Miejscowość lub kod',
    search: 'Szukaj',
    breadcrumbs: 'Jesteś tutaj',
    footer: 'Stopka',
    legal: 'Strony prawne',
    country: 'Polska',
    countryHint: 'strona po polsku',
    draft: 'Wersja robocza',
    draftText: 'Ta wersja nie jest jeszcze opublikowana.',
    exitDraft: 'Zakończ podgląd',
    errors: {
      404: {
        heading: 'Tu nic nie nalano.',
        text: 'Takiej strony nie ma albo już jej nie ma. Być może w adresie jest literówka.',
      },
      500: {
        heading: 'Coś u nas właśnie zgrzyta.',
        text: 'To nasza wina, nie Twoja. Spróbuj ponownie za kilka minut.',
      },
    },
    onward: 'Może szukasz',
  },
};

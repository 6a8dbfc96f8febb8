import { polishPlural } from '../../components/polish-plural.ts';
import type { Locale } from '../page-context.ts';

const german = {
  skip: 'Zum Inhalt springen',
  home: 'Startseite',
  homeLink: 'Oilway, zur Startseite',
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  closeMenu: 'Menü schließen',
  /** A link to the page of a menu entry itself. */
  overview: (label: string) => `Überblick ${label}`,
  /** The arrows of an overflowing menu. */
  menuBack: 'Menü zurückschieben',
  menuForward: 'Menü weiterschieben',
  toTop: 'Nach oben',
  textSize: {
    legend: 'Schriftgröße',
    smaller: 'Kleinere Schrift',
    normal: 'Normale Schrift',
    larger: 'Größere Schrift',
  },
  siteSearch: {
    toggle: 'Suche',
    close: 'Suche schließen',
    label: 'Wonach suchen Sie?',
    submit: 'Suchen',
    suggestions: 'Vorschläge',
  },
  locatorShort: 'Station',
  yourStation: { name: 'Ihre Station', forget: 'Vergessen', forgotten: 'Station vergessen' },
  place: 'Ort oder PLZ',
  search: 'Suchen',
  breadcrumbs: 'Sie sind hier',
  footer: 'Fußzeile',
  social: 'Soziale Netzwerke',
  legal: 'Rechtliche Angaben',
  country: 'Deutschland',
  /** In the language of the target site. */
  countryHint: 'Seite auf Deutsch',
  /** The dialog that chooses between the sites. */
  countries: {
    change: 'Land wechseln',
    title: 'Wo möchten Sie Öl wechseln?',
    close: 'Schließen',
    remembered: 'Wir merken uns Ihre Wahl auf diesem Gerät. Sie können sie oben jederzeit ändern.',
    here: 'Sie sind hier.',
    /** In the language of the country, not that of the reader. */
    site: (stations: number) =>
      `Auf Deutsch, ${stations}\u00a0${stations === 1 ? 'Station' : 'Stationen'}.`,
  },
  notices: { name: 'Hinweise', warning: 'Wichtig:', close: 'Hinweis schließen' },
  draft: 'Entwurf',
  draftText: 'Diese Fassung ist noch nicht veröffentlicht.',
  exitDraft: 'Vorschau beenden',
  /** `title` is the title of the document. */
  errors: {
    404: {
      title: 'Seite nicht gefunden',
      heading: 'Hier ist nichts eingefüllt.',
      text: 'Die Seite gibt es nicht oder nicht mehr. Vielleicht ist die Adresse vertippt.',
    },
    500: {
      title: 'Vorübergehend gestört',
      heading: 'Bei uns läuft gerade etwas nicht rund.',
      text: 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    },
    form: {
      title: 'Nicht angenommen',
      heading: 'Das war zu viel auf einmal.',
      text: 'Das Formular war zu groß oder kam nicht vollständig an; gespeichert ist nichts. Bitte gehen Sie in Ihrem Browser eine Seite zurück, Ihre Eingaben stehen dort noch, und kürzen Sie den Text oder lassen Sie große Dateien weg.',
    },
  },
  suggestedLinks: 'Vielleicht suchen Sie',
};

export const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    skip: 'Przejdź do treści',
    home: 'Strona główna',
    homeLink: 'Oilway, strona główna',
    mainMenu: 'Menu główne',
    menu: 'Menu',
    closeMenu: 'Zamknij menu',
    overview: (label) => `Przegląd: ${label}`,
    menuBack: 'Przesuń menu wstecz',
    menuForward: 'Przesuń menu dalej',
    toTop: 'Do góry',
    textSize: {
      legend: 'Wielkość tekstu',
      smaller: 'Mniejszy tekst',
      normal: 'Zwykły tekst',
      larger: 'Większy tekst',
    },
    siteSearch: {
      toggle: 'Szukaj na stronie',
      close: 'Zamknij wyszukiwanie',
      label: 'Czego Państwo szukają?',
      submit: 'Szukaj',
      suggestions: 'Podpowiedzi',
    },
    locatorShort: 'Stacja',
    yourStation: {
      name: 'Państwa stacja',
      forget: 'Zapomnij',
      forgotten: 'Stacja zapomniana',
    },
    place: 'Miejscowość lub kod',
    search: 'Szukaj',
    breadcrumbs: 'Ścieżka nawigacji',
    footer: 'Stopka',
    social: 'Media społecznościowe',
    legal: 'Informacje prawne',
    country: 'Polska',
    countryHint: 'strona po polsku',
    countries: {
      change: 'zmień kraj',
      title: 'Gdzie chcą Państwo wymienić olej?',
      close: 'Zamknij',
      remembered: 'Zapamiętamy ten wybór na urządzeniu. W każdej chwili można go zmienić u góry.',
      here: 'Są Państwo tutaj.',
      site: (stations) =>
        `Po polsku, ${stations}\u00a0${polishPlural(stations, 'stacja', 'stacje', 'stacji')}.`,
    },
    notices: { name: 'Komunikaty', warning: 'Ważne:', close: 'Zamknij komunikat' },
    draft: 'Wersja robocza',
    draftText: 'Ta wersja nie jest jeszcze opublikowana.',
    exitDraft: 'Zakończ podgląd',
    errors: {
      404: {
        title: 'Nie znaleziono strony',
        heading: 'Tu nic nie nalano.',
        text: 'Takiej strony nie ma albo już jej nie ma. Być może w adresie jest literówka.',
      },
      500: {
        title: 'Chwilowa awaria',
        heading: 'Coś u nas właśnie zgrzyta.',
        text: 'To nasza wina, nie Państwa. Prosimy spróbować ponownie za kilka minut.',
      },
      form: {
        title: 'Nie przyjęto',
        heading: 'To za dużo naraz.',
        text: 'Formularz był za duży albo nie dotarł w całości; nic nie zostało zapisane. Prosimy cofnąć się w przeglądarce o jedną stronę, wpisane dane nadal tam są, i skrócić tekst albo pominąć duże pliki.',
      },
    },
    suggestedLinks: 'Przydatne strony',
  },
};

import type { Locale } from '@oilway/store/locales.ts';

const german = {
  categories: 'Kategorien',
  all: 'Alle Dateien',
  /** @param links as many of them are no files; 0 where it does not matter. */
  count: (shown: number, total: number, links = 0) =>
    shown === total
      ? `${total - links} ${total - links === 1 ? 'Datei' : 'Dateien'}${links ? `, ${links} ${links === 1 ? 'Link' : 'Links'}` : ''}`
      : `${shown} von ${total} Dateien`,
  search: {
    /** Label of the field, with the number of searched files. */
    label: (count: number) => (count === 1 ? 'In 1 Datei suchen' : `In ${count} Dateien suchen`),
    submit: 'Suchen',
    toggle: 'Filter',
    /** Label of a filter group, and its option without a filter. */
    groups: {
      kind: { label: 'Dateityp', all: 'Alle Dateitypen' },
      print: { label: 'Druckdatei', all: 'Mit und ohne' },
      year: { label: 'Jahr', all: 'Alle Jahre' },
    },
    chosen: 'Gewählte Filter',
    remove: (name: string) => `Filter „${name}“ aufheben`,
    back: { category: 'Zurück zur Kategorie', all: 'Zurück zu allen Dateien' },
    everywhere: (total: number) => `In allen ${total} Dateien suchen`,
    nothing: (words: string) => `Zu „${words}“ haben wir nichts gefunden.`,
    nothingFiltered: 'Zu diesen Filtern passt keine Datei.',
    advice: 'Vielleicht hilft ein anderes Wort oder eine andere Schreibweise.',
    withoutFilters: 'Ohne Filter suchen',
    help: 'Fehlt Ihnen eine Datei? Schreiben Sie uns:',
    more: (shown: number) =>
      `Das sind die ersten ${shown}. Ein weiteres Wort oder ein Filter grenzt die Suche ein.`,
    tooLong: (max: number) => `Bitte suchen Sie mit höchstens ${max} Zeichen.`,
    loading: 'Die Suche läuft …',
    failed:
      'Die Suche antwortet gerade nicht. Die Liste zeigt noch das Vorige; bitte versuchen Sie es noch einmal.',
    columns: {
      name: 'Name',
      category: 'Kategorie',
      type: 'Typ',
      size: 'Größe',
      date: 'Geändert',
    },
    /** Links to other sort orders. */
    order: {
      newest: 'Neueste zuerst',
      best: 'Beste Treffer zuerst',
      name: 'Nach Namen sortieren',
    },
  },
  /** Links to the adjacent pages. */
  pageWords: { back: 'Zurück', onward: 'Weiter' },
  empty: 'Hier liegt noch keine Datei.',
  /** Error pages in place of files. */
  fileErrors: {
    gone: {
      heading: 'Diese Datei ist nicht da.',
      text: 'Sie wurde entfernt oder ist für Ihre Firma nicht freigegeben. Was für Sie bereitliegt, finden Sie unter Dateien.',
    },
    tooMuch: {
      heading: 'Das sind zu viele Dateien auf einmal.',
      text: 'Wählen Sie bitte weniger Dateien aus, und nehmen Sie den Rest danach.',
    },
    unmergeable: {
      heading: 'Diese Dateien lassen sich nicht zusammen drucken.',
      text: 'Drucken Sie sie bitte einzeln.',
      locked: (name: string) =>
        `„${name}“ ist mit einem Passwort geschützt und lässt sich nicht mit den anderen drucken.`,
      unreadable: (name: string) =>
        `„${name}“ ist beschädigt und lässt sich nicht mit den anderen drucken.`,
      alone: 'Einzeln öffnen',
      others: 'Die anderen drucken',
    },
    button: 'Zu den Dateien',
  },
  view: 'Ansicht',
  list: 'Liste',
  tiles: 'Kacheln',
  selectAll: 'Alle auswählen',
  select: (name: string) => `„${name}“ auswählen`,
  changed: 'geändert',
  version: (version: string) => `Version ${version}`,
  earlier: 'Frühere Versionen',
  link: 'Link',
  /** Filled in by the script: `{n}` is a number. */
  chosen: { one: '1 ausgewählt', many: '{n} ausgewählt' },
  bar: 'Ausgewählte Dateien',
  clear: 'Auswahl aufheben',
  /** After a checked checkbox. */
  toBar: 'Zu den Aktionen',
  /** On phones: shows the other actions. */
  more: 'Mehr',
  actions: {
    preview: 'Vorschau',
    download: 'Herunterladen',
    print: 'Drucken',
    mail: 'Per E-Mail',
    external: 'Externer Link',
  },
  /** Why an action is unavailable: `{name}` is the first file that prevents it. */
  unavailableReasons: {
    preview: '„{name}“ hat keine Datei',
    download: '„{name}“ hat keine Datei',
    print: '„{name}“ hat keine Druckdatei',
    mail: '„{name}“ hat keine Datei',
    external: '„{name}“ ist kein Link',
  },
  one: 'Nur für einen einzelnen Eintrag',
  opens: 'öffnet einen neuen Tab',
  /** Opens on the same page. */
  here: 'auf dieser Seite',
  mail: {
    subject: 'Dateien aus dem Oilway-Kundenportal',
    text: 'diese Dateien liegen für Sie im Kundenportal:',
    support: 'Fragen beantwortet',
  },
};

/** An action on the selected files. */
export type FileAction = keyof (typeof german)['actions'];

export const libraryMessages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    categories: 'Kategorie',
    all: 'Wszystkie pliki',
    count: (shown, total, links = 0) =>
      shown === total
        ? `Liczba plików: ${total - links}${links ? `, linków: ${links}` : ''}`
        : `Pliki: ${shown} z ${total}`,
    search: {
      label: (count) => (count === 1 ? 'Szukaj w 1 pliku' : `Szukaj w ${count} plikach`),
      submit: 'Szukaj',
      toggle: 'Filtry',
      groups: {
        kind: { label: 'Typ pliku', all: 'Wszystkie typy' },
        print: { label: 'Plik do druku', all: 'Z plikiem i bez' },
        year: { label: 'Rok', all: 'Wszystkie lata' },
      },
      chosen: 'Wybrane filtry',
      remove: (name) => `Usuń filtr „${name}”`,
      back: { category: 'Wróć do kategorii', all: 'Wróć do wszystkich plików' },
      everywhere: (total) => `Szukaj we wszystkich plikach (${total})`,
      nothing: (words) => `Nie znaleźliśmy nic dla „${words}”.`,
      nothingFiltered: 'Żaden plik nie pasuje do tych filtrów.',
      advice: 'Może pomoże inne słowo albo inna pisownia.',
      withoutFilters: 'Szukaj bez filtrów',
      help: 'Brakuje jakiegoś pliku? Prosimy napisać:',
      more: (shown) =>
        `To pierwsze wyniki (${shown}). Kolejne słowo lub filtr zawęzi wyszukiwanie.`,
      tooLong: (max) => `Prosimy wpisać najwyżej ${max} znaków.`,
      loading: 'Trwa wyszukiwanie…',
      failed:
        'Wyszukiwarka chwilowo nie odpowiada. Lista pozostała bez zmian; prosimy spróbować jeszcze raz.',
      columns: {
        name: 'Nazwa',
        category: 'Kategoria',
        type: 'Typ',
        size: 'Rozmiar',
        date: 'Zmieniono',
      },
      order: {
        newest: 'Najnowsze najpierw',
        best: 'Najtrafniejsze najpierw',
        name: 'Sortuj według nazwy',
      },
    },
    pageWords: { back: 'Wstecz', onward: 'Dalej' },
    empty: 'Nie ma tu jeszcze żadnego pliku.',
    fileErrors: {
      gone: {
        heading: 'Tego pliku nie ma.',
        text: 'Został usunięty albo nie jest udostępniony Państwa firmie. Wszystko, co jest dla Państwa dostępne, znajduje się w plikach.',
      },
      tooMuch: {
        heading: 'To za dużo plików naraz.',
        text: 'Prosimy wybrać mniej plików, a pozostałe pobrać lub wydrukować później.',
      },
      unmergeable: {
        heading: 'Tych plików nie da się wydrukować razem.',
        text: 'Prosimy wydrukować je pojedynczo.',
        locked: (name) =>
          `Plik „${name}” jest chroniony hasłem i\u00a0nie można go wydrukować razem z\u00a0pozostałymi.`,
        unreadable: (name) =>
          `Plik „${name}” jest uszkodzony i\u00a0nie można go wydrukować razem z\u00a0pozostałymi.`,
        alone: 'Otwórz osobno',
        others: 'Wydrukuj pozostałe',
      },
      button: 'Przejdź do plików',
    },
    view: 'Widok',
    list: 'Lista',
    tiles: 'Kafelki',
    selectAll: 'Zaznacz wszystko',
    select: (name) => `Zaznacz „${name}”`,
    changed: 'zmieniony',
    version: (version) => `Wersja ${version}`,
    earlier: 'Wcześniejsze wersje',
    link: 'Link',
    chosen: { one: 'Wybrano: 1', many: 'Wybrano: {n}' },
    bar: 'Wybrane pliki',
    clear: 'Wyczyść wybór',
    toBar: 'Przejdź do działań',
    more: 'Więcej',
    actions: {
      preview: 'Podgląd',
      download: 'Pobierz',
      print: 'Drukuj',
      mail: 'E-mail',
      external: 'Link zewnętrzny',
    },
    unavailableReasons: {
      preview: '„{name}” nie ma pliku',
      download: '„{name}” nie ma pliku',
      print: '„{name}” nie ma pliku do druku',
      mail: '„{name}” nie ma pliku',
      external: '„{name}” nie jest linkiem',
    },
    one: 'Tylko dla jednej pozycji',
    opens: 'otwiera nową kartę',
    here: 'na tej stronie',
    mail: {
      subject: 'Pliki z portalu klienta Oilway',
      text: 'te pliki czekają w portalu klienta:',
      support: 'Na pytania odpowiada',
    },
  },
};

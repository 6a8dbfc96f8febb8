import type { Culture } from '@oilway/content/cultures.ts';

/** What can be done with the chosen files. */
export type FileAction = 'preview' | 'download' | 'print' | 'mail' | 'external';

interface Messages {
  categories: string;
  all: string;
  count: (shown: number, total: number) => string;
  empty: string;
  view: string;
  list: string;
  tiles: string;
  selectAll: string;
  select: (name: string) => string;
  changed: string;
  version: (version: string) => string;
  earlier: string;
  link: string;
  /** Put into place by the script: `{n}` is a number. */
  chosen: { one: string; many: string };
  bar: string;
  clear: string;
  actions: Record<FileAction, string>;
  /** Why an action is not there: `{name}` is the first file that stands in its way. */
  why: Record<FileAction, string>;
  one: string;
  opens: string;
  mail: { subject: string; text: string; support: string };
}

export const libraryMessages: Record<Culture, Messages> = {
  'de-DE': {
    categories: 'Kategorien',
    all: 'Alle Dateien',
    count: (shown, total) =>
      shown === total
        ? `${total} ${total === 1 ? 'Datei' : 'Dateien'}`
        : `${shown} von ${total} Dateien`,
    empty: 'Hier liegt noch keine Datei.',
    view: 'Ansicht',
    list: 'Liste',
    tiles: 'Kacheln',
    selectAll: 'Alle auswählen',
    select: (name) => `„${name}“ auswählen`,
    changed: 'geändert',
    version: (version) => `Version ${version}`,
    earlier: 'Frühere Versionen',
    link: 'Link',
    chosen: { one: '1 ausgewählt', many: '{n} ausgewählt' },
    bar: 'Ausgewählte Dateien',
    clear: 'Auswahl aufheben',
    actions: {
      preview: 'Vorschau',
      download: 'Herunterladen',
      print: 'Drucken',
      mail: 'Per E-Mail',
      external: 'Externer Link',
    },
    why: {
      preview: '„{name}“ hat keine Datei',
      download: '„{name}“ hat keine Datei',
      print: '„{name}“ hat keine Druckdatei',
      mail: '„{name}“ hat keine Datei',
      external: '„{name}“ ist kein Link',
    },
    one: 'Nur für einen einzelnen Eintrag',
    opens: 'öffnet einen neuen Tab',
    mail: {
      subject: 'Dateien aus dem Oilway-Kundenportal',
      text: 'diese Dateien liegen für Sie im Kundenportal:',
      support: 'Fragen beantwortet',
    },
  },
  'pl-PL': {
    categories: 'Kategorie',
    all: 'Wszystkie pliki',
    count: (shown, total) =>
      shown === total ? `Liczba plików: ${total}` : `Pliki: ${shown} z ${total}`,
    empty: 'Nie ma tu jeszcze żadnego pliku.',
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
    actions: {
      preview: 'Podgląd',
      download: 'Pobierz',
      print: 'Drukuj',
      mail: 'E-mail',
      external: 'Link zewnętrzny',
    },
    why: {
      preview: '„{name}” nie ma pliku',
      download: '„{name}” nie ma pliku',
      print: '„{name}” nie ma pliku do druku',
      mail: '„{name}” nie ma pliku',
      external: '„{name}” nie jest linkiem',
    },
    one: 'Tylko dla jednej pozycji',
    opens: 'otwiera nową kartę',
    mail: {
      subject: 'Pliki z portalu klienta Oilway',
      text: 'te pliki czekają w portalu klienta:',
      support: 'Na pytania odpowiada',
    },
  },
};

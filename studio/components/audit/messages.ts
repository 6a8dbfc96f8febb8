import { kindLabels } from '@oilway/content/audit/subject-kinds.ts';
import { inLanguage, text, translator } from '@oilway/content/labels.ts';

const messages = {
  export: text('Als JSON-Zeilen speichern', 'Zapisz jako JSON Lines', 'Save as JSON lines'),
  nothing: text('–', '–', '–'),
  changed: text('geändert', 'zmieniono', 'changed'),
  more: text('und {count} weitere', 'i jeszcze {count}', 'and {count} more'),
  yes: text('ja', 'tak', 'yes'),
  no: text('nein', 'nie', 'no'),
};

export const translate = translator(messages);

/** Labels of logged values that are not fields. */
const loggedValues: Record<string, ReturnType<typeof text>> = {
  attempts: text('Versuche', 'Próby', 'Attempts'),
  people: text('Personen', 'Osoby', 'People'),
  rows: text('Zeilen', 'Wiersze', 'Rows'),
  language: text('Sprache', 'Język', 'Language'),
  upTo: text('bis Eintrag', 'do wpisu', 'up to entry'),
  checksum: text('Prüfsumme', 'Suma kontrolna', 'Checksum'),
  recipient: text('Schlüssel', 'Klucz', 'Key'),
  holder: text('Person', 'Osoba', 'Person'),
  plannedBy: text('Geplant von', 'Zaplanował(a)', 'Planned by'),
  publishAt: text('Veröffentlichung', 'Publikacja', 'Publication'),
  unpublishAt: text('Von der Website genommen', 'Zdjęcie ze strony', 'Taken off the site'),
  ...kindLabels,
};

export const loggedValueLabel = (name: string, language: string): string =>
  inLanguage(loggedValues[name] ?? text(name, name, name), language);

const keyChanges: Record<string, ReturnType<typeof text>> = {
  begin: text('Schlüsselbuch begonnen', 'Rozpoczęto rejestr kluczy', 'Key log begun'),
  add: text('Schlüssel aufgenommen', 'Dodano klucz', 'Key added'),
  remove: text('Schlüssel herausgenommen', 'Usunięto klucz', 'Key removed'),
  recovery: text('Notfallschlüssel', 'Klucz awaryjny', 'Recovery key'),
  sign: text('Notfallschlüssel bestätigt', 'Potwierdzono klucz awaryjny', 'Recovery key confirmed'),
  handler: text('Schlüssel einer Person', 'Klucz osoby', 'Key of a person'),
  anew: text(
    'Neubeginn verlangt',
    'Zażądano rozpoczęcia od nowa',
    'Restart of the key log requested',
  ),
};

export const keyChangeLabel = (name: string, language: string): string =>
  inLanguage(keyChanges[name] ?? text(name, name, name), language);

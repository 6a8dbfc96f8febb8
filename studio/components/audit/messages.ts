import { inLanguage, text } from '@oilway/content/labels.ts';

/** What the audit log says. */
const words = {
  export: text('Als JSON-Zeilen speichern', 'Zapisz jako JSON Lines', 'Save as JSON lines'),
  nothing: text('–', '–', '–'),
  changed: text('geändert', 'zmieniono', 'changed'),
};

export const say = (key: keyof typeof words, language: string): string =>
  inLanguage(words[key], language);

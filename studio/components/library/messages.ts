import { inLanguage, text } from '@oilway/content/labels.ts';

const messages = {
  title: text('Mehrere Dateien hochladen', 'Prześlij wiele plików', 'Upload many files'),
  files: text('Dateien', 'Pliki', 'Files'),
  category: text('Kategorie', 'Kategoria', 'Category'),
  choose: text('Bitte wählen', 'Wybierz', 'Please choose'),
  publish: text('Sofort veröffentlichen', 'Opublikuj od razu', 'Publish at once'),
  upload: text('Hochladen', 'Prześlij', 'Upload'),
  uploading: text('Datei {at} von {all} …', 'Plik {at} z {all}…', 'File {at} of {all} …'),
  arrived: text('angekommen', 'dotarł', 'arrived'),
  failed: text(
    'nicht angekommen. Bitte noch einmal versuchen.',
    'nie dotarł. Spróbuj ponownie.',
    'was not uploaded. Please try again.',
  ),
};

export type UploadMessageKey = keyof typeof messages;

export const translate = (key: UploadMessageKey, language: string): string =>
  inLanguage(messages[key], language);

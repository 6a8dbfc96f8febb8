import { inLanguage, text } from '@oilway/content/labels.ts';

const words = {
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
    'did not arrive. Please try again.',
  ),
};

export type UploadWord = keyof typeof words;

export const say = (word: UploadWord, language: string): string =>
  inLanguage(words[word], language);

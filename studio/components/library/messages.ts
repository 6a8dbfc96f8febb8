import { text, translator } from '@oilway/content/labels.ts';

const messages = {
  title: text(
    'Mehrere Dateien oder einen Ordner hochladen',
    'Prześlij wiele plików lub folder',
    'Upload many files or a folder',
  ),
  files: text('Dateien wählen', 'Wybierz pliki', 'Choose files'),
  folder: text('Ordner wählen', 'Wybierz folder', 'Choose a folder'),
  drop: text(
    'Oder Dateien und Ordner hierher ziehen. Die Kategorie wird aus den Namen vorgeschlagen.',
    'Można też przeciągnąć tu pliki i foldery. Kategoria jest proponowana na podstawie nazw.',
    'Or drop files and folders here. The category is proposed from the names.',
  ),
  forRest: text(
    'Für alle {count} Dateien ohne Kategorie',
    'Dla wszystkich plików bez kategorii ({count})',
    'For all {count} files without a category',
  ),
  categoryOf: text('Kategorie für {name}', 'Kategoria dla {name}', 'Category of {name}'),
  choose: text('Kategorie wählen', 'Wybierz kategorię', 'Choose a category'),
  publish: text('Sofort veröffentlichen', 'Opublikuj od razu', 'Publish at once'),
  upload: text('Hochladen ({left})', 'Prześlij ({left})', 'Upload ({left})'),
  retry: text(
    'Noch einmal versuchen ({failed})',
    'Spróbuj ponownie ({failed})',
    'Try again ({failed})',
  ),
  progress: text(
    'Angekommen: {done} von {all}. Bitte die Seite nicht verlassen.',
    'Przesłano: {done} z {all}. Prosimy nie opuszczać strony.',
    'Uploaded: {done} of {all}. Please do not leave this page.',
  ),
  result: text(
    'Angekommen: {done} von {all}. Nicht angekommen: {failed}.',
    'Przesłano: {done} z {all}. Nie przesłano: {failed}.',
    'Uploaded: {done} of {all}. Not uploaded: {failed}.',
  ),
  interrupted: text(
    'Das Hochladen wurde unterbrochen. Angekommen: {done}. Nicht angekommen: {missing}. Wählen Sie dieselben Dateien oder denselben Ordner noch einmal: Was angekommen ist, wird nicht wiederholt.',
    'Przesyłanie zostało przerwane. Przesłano: {done}. Nie przesłano: {missing}. Wystarczy ponownie wybrać te same pliki lub ten sam folder: przesłane pliki nie zostaną powtórzone.',
    'The upload was interrupted. Uploaded: {done}. Not uploaded: {missing}. Choose the same files or folder again: what was uploaded is not repeated.',
  ),
  leave: text(
    'Es werden noch Dateien hochgeladen. Wenn Sie die Seite verlassen, kommen die übrigen nicht an. Seite verlassen?',
    'Trwa przesyłanie plików. Po opuszczeniu strony pozostałe nie zostaną przesłane. Opuścić stronę?',
    'Files are still being uploaded. If you leave this page, the rest will not be uploaded. Leave the page?',
  ),
  remove: text('{name} entfernen', 'Usuń {name}', 'Remove {name}'),
  waiting: text('wartet', 'oczekuje', 'waiting'),
  uploading: text('wird hochgeladen …', 'przesyłanie…', 'uploading …'),
  done: text('angekommen', 'przesłano', 'uploaded'),
  failed: text(
    'Nicht angekommen. Bitte noch einmal versuchen.',
    'Nie przesłano. Spróbuj ponownie.',
    'Not uploaded. Please try again.',
  ),
  tooLarge: text(
    'Mehr als 50 MB: zu groß.',
    'Ponad 50 MB: za duży plik.',
    'More than 50 MB: too large.',
  ),
};

export const translate = translator(messages);

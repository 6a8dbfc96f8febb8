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
    'Oder Dateien hierher ziehen. Die Kategorie wird aus den Namen vorgeschlagen. Was keine hat, wird nicht hochgeladen.',
    'Można też przeciągnąć tu pliki. Kategoria jest proponowana na podstawie nazw. Pliki bez kategorii nie zostaną przesłane.',
    'Or drop files here. The category is proposed from the names. Files without one are not uploaded.',
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
  result: text(
    'Angekommen: {done} von {all}. Nicht angekommen: {failed}.',
    'Przesłano: {done} z {all}. Nie przesłano: {failed}.',
    'Uploaded: {done} of {all}. Not uploaded: {failed}.',
  ),
  leave: text(
    'Es werden noch Dateien hochgeladen. Wenn Sie die Seite verlassen, kommen die übrigen nicht an. Seite verlassen?',
    'Trwa przesyłanie plików. Po opuszczeniu strony pozostałe nie zostaną przesłane. Opuścić stronę?',
    'Files are still being uploaded. If you leave this page, the rest will not be uploaded. Leave the page?',
  ),
  waiting: text('wartet', 'oczekuje', 'waiting'),
  uploading: text('wird hochgeladen …', 'przesyłanie…', 'uploading …'),
  done: text('angekommen', 'przesłano', 'uploaded'),
};

export const translate = translator(messages);

import type { LanguageState } from '@oilway/content/editing/languages.ts';
import type { ReportGroup } from '@oilway/content/editing/report.ts';
import { inLanguage, type StudioText, text } from '@oilway/content/labels.ts';

/** What the editors' tools say besides what was found. */
const words = {
  check: text('Vor dem Veröffentlichen', 'Przed publikacją', 'Before publishing'),
  checking: text('Wird geprüft …', 'Trwa sprawdzanie…', 'Checking…'),
  allWell: text('Nichts zu beanstanden.', 'Wszystko w porządku.', 'Nothing to complain of.'),
  errors: text(
    'Das verhindert die Veröffentlichung:',
    'To uniemożliwia publikację:',
    'This keeps it from being published:',
  ),
  warnings: text('Bitte prüfen:', 'Sprawdź:', 'Please check:'),
  refused: text(
    'Die geplante Veröffentlichung wurde abgelehnt:',
    'Zaplanowana publikacja została odrzucona:',
    'The planned publication was refused:',
  ),
  languages: text('Sprachen', 'Języki', 'Languages'),
  pending: text('neuerer Entwurf', 'nowszy szkic', 'newer draft'),
  compare: text('Nebeneinander zeigen', 'Pokaż obok siebie', 'Show side by side'),
  edit: text('Bearbeiten', 'Edytuj', 'Edit'),
  missing: text('fehlt', 'brak', 'missing'),
  outdated: text('veraltet', 'nieaktualny', 'outdated'),
  document: text('Angaben', 'Dane', 'Details'),
  inStep: text(
    'Beide Sprachen sagen dasselbe.',
    'Oba języki mówią to samo.',
    'Both languages say the same.',
  ),
  notInStep: text(
    'Nicht beide Sprachen sind veröffentlicht.',
    'Nie oba języki są opublikowane.',
    'Not both languages are published.',
  ),
  behind: text(
    '{language} ist veraltet: Die andere Sprache wurde am {date} neu veröffentlicht.',
    '{language}: wersja nieaktualna. Drugi język opublikowano ponownie {date}.',
    '{language} is outdated: the other language was published anew on {date}.',
  ),
  markedFields: text(
    'Was sich seither geändert hat, ist markiert.',
    'Zmiany od tego czasu są zaznaczone.',
    'What has changed since is marked.',
  ),
  unknownFields: text(
    'Welche Felder sich geändert haben, ist nicht mehr gespeichert.',
    'Nie zapisano już, które pola się zmieniły.',
    'Which fields have changed is no longer kept.',
  ),
  confirm: text('Stimmt noch so', 'Nadal aktualne', 'Still correct'),
  confirmFailed: text(
    'Das hat nicht geklappt. Bitte im Formular veröffentlichen.',
    'Nie udało się. Opublikuj w formularzu.',
    'That did not work. Please publish it in the form.',
  ),
  versions: text('Fassungen', 'Wersje', 'Versions'),
  noVersions: text(
    'Es gibt noch keine Fassung.',
    'Nie ma jeszcze żadnej wersji.',
    'There is no version yet.',
  ),
  when: text('Wann', 'Kiedy', 'When'),
  who: text('Wer', 'Kto', 'Who'),
  what: text('Was', 'Co', 'What'),
  nobody: text('unbekannt oder von selbst', 'nieznane lub automatycznie', 'unknown or by itself'),
  draftChange: text('Entwurf', 'Szkic', 'Draft'),
  publishedChange: text('Veröffentlicht', 'Opublikowano', 'Published'),
  unpublishedChange: text('Zurückgezogen', 'Wycofano', 'Taken down'),
  shownNow: text('jetzt auf der Website', 'teraz w witrynie', 'on the site now'),
  versionOf: text('Fassung vom {date}', 'Wersja z {date}', 'Version of {date}'),
  atThatTime: text('Damals', 'Wtedy', 'Then'),
  newest: text('Jetzt', 'Teraz', 'Now'),
  nothingThere: text('(nichts)', '(nic)', '(nothing)'),
  sameText: text(
    'In dieser Sprache steht jetzt dasselbe wie damals.',
    'W tym języku jest teraz to samo co wtedy.',
    'This language now says the same as it did then.',
  ),
  restoreHint: text(
    'Wird sie wiederhergestellt, entsteht ein Entwurf in dieser Sprache. Die andere Sprache, Angaben für beide und die Website bleiben, wie sie sind.',
    'Przywrócenie tworzy szkic w tym języku. Drugi język, dane wspólne i witryna pozostają bez zmian.',
    'Restoring it makes a draft in this language. The other language, what both share, and the site stay as they are.',
  ),
  restore: text(
    '{language} als Entwurf wiederherstellen',
    'Przywróć jako szkic: {language}',
    'Restore {language} as a draft',
  ),
  restoreFailed: text(
    'Die Fassung konnte nicht wiederhergestellt werden.',
    'Nie udało się przywrócić wersji.',
    'The version could not be restored.',
  ),
  copy: text('Aus {language} übernehmen …', 'Przejmij tekst: {language}…', 'Copy from {language}…'),
  copyHint: text(
    'Was hier leer ist, wird im Entwurf mit dem Text der anderen Sprache gefüllt. Die Adresse und was veröffentlicht ist bleiben, wie sie sind.',
    'Puste pola szkicu zostaną wypełnione tekstem drugiego języka. Adres i to, co opublikowane, pozostaje bez zmian.',
    'What is empty here is filled in the draft with the text of the other language. The slug, and what is published, stay as they are.',
  ),
  copyOver: text(
    'Auch ersetzen, was hier schon steht',
    'Zastąp także to, co już tu jest',
    'Also replace what is here already',
  ),
  copyDo: text('Übernehmen', 'Przejmij', 'Copy'),
  copyFailed: text(
    'Der Text konnte nicht übernommen werden.',
    'Nie udało się przejąć tekstu.',
    'The text could not be copied.',
  ),
  usage: text('Verwendung', 'Użycie', 'Usage'),
  usedHere: text('Hier wird es verwendet', 'Tutaj jest używane', 'Where it is used'),
  unused: text(
    'Nirgends verwendet. Es kann gelöscht werden, ohne dass etwas fehlt.',
    'Nigdzie nieużywane. Można usunąć bez szkody.',
    'Used nowhere. It can be deleted and nothing is missed.',
  ),
  kept: text(
    'Solange es verwendet wird, kann es nicht gelöscht werden. Weiterleitungen zählen nicht.',
    'Dopóki jest używane, nie można tego usunąć. Przekierowania się nie liczą.',
    'As long as it is used it cannot be deleted. Redirects do not count.',
  ),
  published: text('veröffentlicht', 'opublikowane', 'published'),
  draftOnly: text('nur im Entwurf', 'tylko w szkicu', 'in a draft only'),
  publishedOnly: text(
    'veröffentlicht, im Entwurf entfernt',
    'opublikowane, w szkicu usunięte',
    'published, removed in the draft',
  ),
  bothLanguages: text('Beide Sprachen', 'Oba języki', 'Both languages'),
  report: text('Bericht', 'Raport', 'Report'),
  reportIntro: text(
    'Was auf den Websites fehlt, ins Leere führt oder nachzuziehen ist.',
    'Czego brakuje w witrynach, co prowadzi donikąd i co trzeba uzupełnić.',
    'What is missing on the sites, leads nowhere or has to catch up.',
  ),
  openReport: text('Zum Bericht', 'Otwórz raport', 'Open the report'),
  nothing: text(
    'Nichts zu berichten. Alles ist in bester Ordnung.',
    'Nic do zgłoszenia. Wszystko w najlepszym porządku.',
    'Nothing to report. Everything is in good order.',
  ),
  allLanguages: text('Alle Sprachen', 'Wszystkie języki', 'All languages'),
  show: text('Anzeigen', 'Pokaż', 'Show'),
  altMissing: text(
    'Der Alternativtext fehlt.',
    'Brakuje tekstu alternatywnego.',
    'The alternative text is missing.',
  ),
  mended: text(
    'Was fehlte, ist inzwischen behoben. Bitte neu veröffentlichen.',
    'Braki zostały już uzupełnione. Opublikuj ponownie.',
    'What was wrong has been mended since. Please publish it again.',
  ),
  refusedOn: text(
    'Die für den {date} geplante Veröffentlichung wurde abgelehnt.',
    'Publikacja zaplanowana na {date} została odrzucona.',
    'The publication planned for {date} was refused.',
  ),
} satisfies Record<string, StudioText>;

const groups: Record<ReportGroup, StudioText> = {
  schedules: text(
    'Abgelehnte geplante Veröffentlichungen',
    'Odrzucone zaplanowane publikacje',
    'Refused planned publications',
  ),
  links: text('Links', 'Odnośniki', 'Links'),
  pictures: text('Alternativtexte', 'Teksty alternatywne', 'Alternative texts'),
  search: text('Suchmaschinen', 'Wyszukiwarki', 'Search engines'),
  texts: text('Aufbau und Erreichbarkeit', 'Struktura i dostępność', 'Structure and reach'),
  languages: text('Sprachen', 'Języki', 'Languages'),
};

const states: Record<Exclude<LanguageState, 'current'>, StudioText> = {
  outdated: text(
    'Veraltet: Die andere Sprache wurde danach neu veröffentlicht.',
    'Nieaktualne: drugi język opublikowano później ponownie.',
    'Outdated: the other language was published anew after it.',
  ),
  draft: text(
    'Nur ein Entwurf, nicht veröffentlicht.',
    'Tylko szkic, nieopublikowane.',
    'A draft only, not published.',
  ),
  missing: text('Fehlt ganz.', 'Brak tekstu.', 'Missing altogether.'),
};

export type EditingWord = keyof typeof words;

/** One of the words in the language of the studio, with what its braces stand for. */
export function say(
  word: EditingWord,
  language: string,
  values: Record<string, string> = {},
): string {
  const sentence = inLanguage(words[word], language);
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

export const groupName = (group: ReportGroup, language: string): string =>
  inLanguage(groups[group], language);

export const stateSentence = (state: LanguageState, language: string): string =>
  state === 'current' ? '' : inLanguage(states[state], language);

/** A moment as people write it, by the clocks of both countries: those of the studio's machine may be others. */
export const moment = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));

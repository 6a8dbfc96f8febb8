import type { LanguageState } from '@oilway/content/editing/languages.ts';
import type { Group } from '@oilway/content/editing/report.ts';
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

const groups: Record<Group, StudioText> = {
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

export type Word = keyof typeof words;

/** One of the words in the language of the studio, with what its braces stand for. */
export function say(word: Word, language: string, values: Record<string, string> = {}): string {
  const sentence = inLanguage(words[word], language);
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

export const groupName = (group: Group, language: string): string =>
  inLanguage(groups[group], language);

export const stateSentence = (state: LanguageState, language: string): string =>
  state === 'current' ? '' : inLanguage(states[state], language);

/** A moment as people write it, by the clock of the studio's machine or of the browser. */
export const moment = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );

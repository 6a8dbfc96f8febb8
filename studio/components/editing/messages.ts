import type {
  ContentReportGroup,
  CounterpartState,
} from '@oilway/content/editing/content-report.ts';
import { stateLabel } from '@oilway/content/editing/state-labels.ts';
import type { TranslationStatus } from '@oilway/content/editing/translation-status.ts';
import { inLanguage, type StudioText, text, translator } from '@oilway/content/labels.ts';
import { countryNames } from '@oilway/content/languages.ts';
import type { Country } from '@oilway/store/locales.ts';
import { stateTones, type Tone } from './StateBadge.tsx';

const messages = {
  check: text('Vor dem Veröffentlichen', 'Przed publikacją', 'Before publishing'),
  checking: text('Wird geprüft …', 'Trwa sprawdzanie…', 'Checking…'),
  allWell: text('Nichts zu beanstanden.', 'Wszystko w porządku.', 'No problems found.'),
  errors: text(
    'Das verhindert die Veröffentlichung:',
    'To uniemożliwia publikację:',
    'This prevents publication:',
  ),
  warnings: text('Bitte prüfen:', 'Sprawdź:', 'Please check:'),
  refused: text(
    'Die geplante Veröffentlichung wurde abgelehnt:',
    'Zaplanowana publikacja została odrzucona:',
    'The scheduled publication was refused:',
  ),
  plannedPublish: text(
    'geplant für {date}: wird veröffentlicht',
    'zaplanowano na {date}: publikacja',
    'planned for {date}: will be published',
  ),
  plannedUnpublish: text(
    'geplant für {date}: wird von der Website genommen',
    'zaplanowano na {date}: zdjęcie ze strony',
    'planned for {date}: will be taken off the site',
  ),
  plannedHint: text(
    'Was bis dahin gespeichert wird, geht mit online.',
    'Zmiany zapisane do tego czasu też zostaną opublikowane.',
    'What is saved until then goes online with it.',
  ),
  state: text('Stand', 'Stan', 'State'),
  bothCountries: text('Beide Länder', 'Oba kraje', 'Both countries'),
  previews: text('Beide Vorschauen', 'Oba podglądy', 'Both previews'),
  noCounterpart: text('noch nicht angelegt', 'jeszcze nie utworzono', 'not created yet'),
  publishedAnew: text(
    'seither neu veröffentlicht',
    'od tego czasu opublikowane ponownie',
    'published again since',
  ),
  publishedSince: text(
    'Im anderen Land am {date} neu veröffentlicht.',
    'W drugim kraju opublikowano ponownie {date}.',
    'Published again in the other country on {date}.',
  ),
  openCounterpart: text('Öffnen', 'Otwórz', 'Open'),
  createCounterpart: text(
    'Als Entwurf im anderen Land anlegen',
    'Utwórz szkic w drugim kraju',
    'Create as a draft in the other country',
  ),
  createdAbroad: text(
    'Anlegen kann es dort die Redaktion des anderen Landes oder die Administration.',
    'Może je tam utworzyć redakcja drugiego kraju lub administrator.',
    'An editor of the other country or an administrator can create it there.',
  ),
  othersChanges: text(
    'Enthält unveröffentlichte Änderungen von {name} seit {date}.',
    'Zawiera nieopublikowane zmiany ({name}, od {date}).',
    'Contains unpublished changes by {name} since {date}.',
  ),
  compareTexts: text('Beide Texte zeigen', 'Pokaż oba teksty', 'Show both texts'),
  staleTitle: text(
    'Inzwischen wurde eine andere Version gespeichert',
    'W międzyczasie zapisano inną wersję',
    'Another version was saved meanwhile',
  ),
  staleHint: text(
    'Der Text aus diesem Fenster wird als Entwurf gespeichert. Der gespeicherte Text bleibt in jedem Fall unter „Versionen“ erhalten.',
    'Tekst z tego okna zostanie zapisany jako szkic. Zapisany tekst w każdym razie pozostaje w zakładce „Wersje”.',
    'The text of this window is saved as a draft. The saved text remains under “Versions” in any case.',
  ),
  myText: text('In diesem Fenster', 'W tym oknie', 'In this window'),
  savedText: text('Gespeichert', 'Zapisane', 'Saved'),
  keepMine: text(
    'Text aus diesem Fenster speichern',
    'Zapisz tekst z tego okna',
    'Save the text of this window',
  ),
  takeTheirs: text(
    'Gespeicherten Text übernehmen',
    'Przyjmij zapisany tekst',
    'Take the saved text',
  ),
  usage: text('Verwendung', 'Użycie', 'Usage'),
  usedHere: text('Hier wird es verwendet', 'Tutaj jest używane', 'Where it is used'),
  unused: text(
    'Nirgends verwendet. Es kann gelöscht werden, ohne dass etwas fehlt.',
    'Nigdzie nieużywane. Można usunąć bez szkody.',
    'Not used anywhere. It can be deleted safely.',
  ),
  deletionBlocked: text(
    'Solange es verwendet wird, kann es nicht gelöscht werden. Weiterleitungen zählen nicht.',
    'Dopóki jest używane, nie można tego usunąć. Przekierowania się nie liczą.',
    'It cannot be deleted while it is used. Redirects do not count.',
  ),
  published: text('veröffentlicht', 'opublikowane', 'published'),
  draftOnly: text('nur im Entwurf', 'tylko w szkicu', 'in a draft only'),
  publishedOnly: text(
    'veröffentlicht, im Entwurf entfernt',
    'opublikowane, w szkicu usunięte',
    'published, removed in the draft',
  ),
  report: text('Bericht', 'Raport', 'Report'),
  reportIntro: text(
    'Was auf den Websites fehlt, ins Leere führt oder nachzuziehen ist.',
    'Czego brakuje w witrynach, co prowadzi donikąd i co trzeba uzupełnić.',
    'Missing content, broken links and outdated pages on the sites.',
  ),
  nothing: text(
    'Nichts zu berichten. Alles ist in bester Ordnung.',
    'Nic do zgłoszenia. Wszystko w najlepszym porządku.',
    'Nothing to report. Everything is in good order.',
  ),
  show: text('Anzeigen', 'Pokaż', 'Show'),
  altMissing: text(
    'Der Alternativtext fehlt.',
    'Brakuje tekstu alternatywnego.',
    'The alternative text is missing.',
  ),
  mended: text(
    'Was fehlte, ist inzwischen behoben. Bitte neu veröffentlichen.',
    'Braki zostały już uzupełnione. Opublikuj ponownie.',
    'The problem has been fixed. Please publish it again.',
  ),
  refusedOn: text(
    'Die für den {date} geplante Veröffentlichung wurde abgelehnt.',
    'Publikacja zaplanowana na {date} została odrzucona.',
    'The publication scheduled for {date} was refused.',
  ),
} satisfies Record<string, StudioText>;

const groups: Record<ContentReportGroup, StudioText> = {
  schedules: text(
    'Abgelehnte geplante Veröffentlichungen',
    'Odrzucone zaplanowane publikacje',
    'Refused scheduled publications',
  ),
  links: text('Links', 'Odnośniki', 'Links'),
  images: text('Alternativtexte', 'Teksty alternatywne', 'Alternative texts'),
  search: text('Suchmaschinen', 'Wyszukiwarki', 'Search engines'),
  texts: text('Aufbau und Erreichbarkeit', 'Struktura i dostępność', 'Structure and accessibility'),
  counterparts: text('Das andere Land', 'Drugi kraj', 'The other country'),
};

const states: Record<CounterpartState, StudioText> = {
  behind: text(
    'Im anderen Land wurde es danach neu veröffentlicht.',
    'W drugim kraju opublikowano to później ponownie.',
    'It was published again in the other country after this.',
  ),
  draft: text(
    'Im anderen Land ist es nur ein Entwurf.',
    'W drugim kraju jest to tylko szkic.',
    'It is only a draft in the other country.',
  ),
  missing: text(
    'Im anderen Land gibt es das nicht.',
    'W drugim kraju tego nie ma.',
    'It does not exist in the other country.',
  ),
};

export type EditingMessageKey = keyof typeof messages;

export const translate = translator(messages);

export const groupName = (group: ContentReportGroup, language: string): string =>
  inLanguage(groups[group], language);

export const counterpartStateText = (state: CounterpartState, language: string): string =>
  inLanguage(states[state], language);

export const countryName = (country: Country, language: string): string =>
  inLanguage(countryNames[country], language);

/** Returns the state of a document's counterpart in a few words. */
export function counterpartState(
  { behind, counterpart }: Pick<TranslationStatus, 'behind' | 'counterpart'>,
  language: string,
): { tone: Tone; words: string } {
  if (!counterpart) return { tone: 'quiet', words: translate('noCounterpart', language) };
  if (behind) return { tone: 'warn', words: translate('publishedAnew', language) };
  return { tone: stateTones[counterpart.state], words: stateLabel(counterpart.state, language) };
}

const timeZone = 'Europe/Berlin';

/** Returns a scheduled time in the time zone of both countries, with the year if it is not the current one. */
export function formatPlannedTime(iso: string, language: string, now = new Date()): string {
  const date = new Date(iso);
  const yearOf = (one: Date) => one.toLocaleString('en', { year: 'numeric', timeZone });
  return new Intl.DateTimeFormat(language, {
    day: '2-digit',
    month: language === 'en' ? 'short' : '2-digit',
    ...(yearOf(date) === yearOf(now) ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(date);
}

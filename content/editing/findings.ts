import { inLanguage, type StudioText, text } from '../labels.ts';
import type { TrailStep } from './traverse-fields.ts';

/** Codes of findings. An error would be visible on the site: it prevents publication. */
export const errorCodes = [
  'required',
  'linkGone',
  'linkAbroad',
  'documentGone',
  'altMissing',
  'urlForm',
  'endBeforeStart',
  'priceUnknown',
  'priceStays',
  'refused',
] as const;
export const warningCodes = [
  'linkUnpublished',
  'anchorMissing',
  'pathUnknown',
  'anchorTwice',
  'headingSkipped',
  'metaTitleMissing',
  'descriptionMissing',
  'titleLong',
  'parentUnpublished',
  'listUnpublished',
  'eventClosed',
  'placeholder',
  'onHoliday',
] as const;
export type FindingCode = (typeof errorCodes)[number] | (typeof warningCodes)[number];

export interface Finding {
  code: FindingCode;
  /** Path of the field in the form. */
  path: string;
  trail: readonly TrailStep[];
  /** The subject: the title of a page, a URL, a name. */
  about?: string | undefined;
  /** The field's validation message, in the language of the request. */
  message?: string;
  /** The field's message in all languages of the studio; replaces `{reason}`. */
  reason?: StudioText;
}

const errors = new Set<string>(errorCodes);
export const isError = ({ code }: Pick<Finding, 'code'>): boolean => errors.has(code);

/** `{about}` is replaced by the subject of the finding, `{reason}` by the field's message. */
export const findingTexts: Record<FindingCode, StudioText> = {
  required: text('Hier fehlt etwas.', 'Tu czegoś brakuje.', 'Something is missing here.'),
  linkGone: text(
    'Die verlinkte Seite gibt es nicht mehr.',
    'Docelowa strona odnośnika już nie istnieje.',
    'The linked page no longer exists.',
  ),
  linkAbroad: text(
    'Die verlinkte Seite {about} gehört zum anderen Land.',
    'Docelowa strona odnośnika {about} należy do drugiego kraju.',
    'The linked page {about} belongs to the other country.',
  ),
  documentGone: text(
    'Das Ausgewählte gibt es nicht mehr.',
    'Wybrany element już nie istnieje.',
    'What was chosen no longer exists.',
  ),
  altMissing: text(
    'Dem Bild {about} fehlt der Alternativtext in der Sprache dieses Landes.',
    'Obraz {about} nie ma tekstu alternatywnego w języku tego kraju.',
    'The image {about} has no alternative text in the language of this country.',
  ),
  urlForm: text(
    'Adresse {about}: {reason}',
    'Adres {about}: {reason}',
    'Address {about}: {reason}',
  ),
  endBeforeStart: text(
    'Das Ende liegt vor dem Beginn.',
    'Koniec jest przed początkiem.',
    'The end is before the start.',
  ),
  priceUnknown: text(
    'Für {about} gibt es in diesem Land keinen Preis.',
    'Dla {about} nie ma ceny w tym kraju.',
    'There is no price for {about} in this country.',
  ),
  priceStays: text(
    '{about} bliebe hier so stehen: Preise kommen nur in Texte, und ein Feld ist als Ganzes fett oder kursiv.',
    '{about} zostałoby tu bez zmian: ceny pojawiają się tylko w tekstach, a pole może być pogrubione lub pochylone tylko w całości.',
    '{about} would stay as it is here: prices come into texts only, and a field is bold or italic as a whole.',
  ),
  refused: text(
    'So lässt sich das nicht veröffentlichen.',
    'W tej postaci nie da się tego opublikować.',
    'It cannot be published like this.',
  ),
  linkUnpublished: text(
    'Die verlinkte Seite {about} ist nicht veröffentlicht. Bis dahin fehlt der Link auf der Website.',
    'Docelowa strona odnośnika {about} nie jest opublikowana. Do tego czasu odnośnika nie będzie w witrynie.',
    'The linked page {about} is not published. Until then the site leaves the link out.',
  ),
  anchorMissing: text(
    'Auf der verlinkten Seite gibt es die Sprungmarke {about} nicht. Der Link führt an den Seitenanfang.',
    'Na stronie docelowej nie ma kotwicy {about}. Odnośnik prowadzi na początek strony.',
    'The linked page has no anchor {about}. The link leads to the top of the page.',
  ),
  pathUnknown: text(
    'Unter {about} antwortet auf der Website keine Seite.',
    'Pod adresem {about} w witrynie nie ma żadnej strony.',
    'No page of the site answers at {about}.',
  ),
  anchorTwice: text(
    'Die Sprungmarke {about} gibt es auf dieser Seite zweimal. Links erreichen nur die erste.',
    'Kotwica {about} występuje na tej stronie dwa razy. Odnośniki prowadzą tylko do pierwszej.',
    'The anchor {about} stands on this page twice. Links reach only the first.',
  ),
  headingSkipped: text(
    'Eine Zwischenüberschrift überspringt eine Ebene.',
    'Śródtytuł pomija poziom.',
    'A heading skips a level.',
  ),
  metaTitleMissing: text(
    'Der Titel für Suchmaschinen fehlt. Gezeigt wird der Titel der Seite.',
    'Brakuje tytułu dla wyszukiwarek. Pokazywany jest tytuł strony.',
    "The title for search engines is missing. They show the page's title.",
  ),
  descriptionMissing: text(
    'Die Beschreibung für Suchmaschinen fehlt.',
    'Brakuje opisu dla wyszukiwarek.',
    'The description for search engines is missing.',
  ),
  titleLong: text(
    'Der Titel ist für Suchergebnisse zu lang: {about} Zeichen, mehr als 60 werden abgeschnitten.',
    'Tytuł jest za długi dla wyników wyszukiwania. Liczba znaków: {about}. Powyżej 60 zostanie ucięty.',
    'The title is too long for search results: {about} characters, more than 60 are cut off.',
  ),
  parentUnpublished: text(
    'Eine Seite darüber ist nicht veröffentlicht. Bis dahin ist diese Seite nicht erreichbar.',
    'Strona nadrzędna nie jest opublikowana. Do tego czasu ta strona jest niedostępna.',
    'A page above this one is not published. Until then visitors cannot reach this one.',
  ),
  listUnpublished: text(
    'Die Seite, unter der das steht, ist nicht veröffentlicht. Bis dahin ist es nicht erreichbar.',
    'Strona, pod którą to się znajduje, nie jest opublikowana. Do tego czasu jest to niedostępne.',
    'The page above this document is not published. Until then visitors cannot reach it.',
  ),
  eventClosed: text(
    'Die Veranstaltung {about} ist vorbei oder nicht veröffentlicht. Statt des Formulars steht das auf der Seite.',
    'Wydarzenie {about} już się odbyło lub nie jest opublikowane. Zamiast formularza strona o tym informuje.',
    'The event {about} is over, or not published. The page says so in place of the form.',
  ),
  placeholder: text(
    'Hier steht noch ein Platzhalter: {about}.',
    'Tu nadal jest tekst do uzupełnienia: {about}.',
    'A placeholder is still here: {about}.',
  ),
  onHoliday: text(
    'Der Beginn liegt auf einem Feiertag des Landes oder auf Heiligabend.',
    'Początek przypada w święto państwowe lub w Wigilię.',
    'It begins on a public holiday of the country, or on Christmas Eve.',
  ),
};

/** Returns the message of a finding for an editor. */
export function findingText(finding: Finding, language: string | undefined): string {
  const { about, code, reason, message } = finding;
  if (message) return message;
  const reasonText = reason ? inLanguage(reason, language) : '';
  // A missing URL has no subject.
  if (reason && !about) return reasonText;
  const template = inLanguage(findingTexts[code], language);
  const quoted = /^\d+$/.test(about ?? '') ? about : quote(about ?? '', language);
  const filled = template
    .replace('{about}', () => quoted ?? '')
    .replace('{reason}', () => reasonText);
  return filled.replace(/ {2,}/g, ' ');
}

function quote(value: string, language: string | undefined): string {
  if (language === 'de') return `„${value}“`;
  return language === 'pl' ? `„${value}”` : `“${value}”`;
}

import type { Field, GlobalConfig, PayloadRequest } from 'payload';
import { relationshipField, textareaField, textField } from '../blocks/fields.ts';
import { findOneOptions } from '../database/queries.ts';
import { sameCountryFilter } from '../editing/country.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, type StudioText, text } from '../labels.ts';
import { languageOf } from '../languages.ts';
import { mailField } from '../people/mail-field.ts';
import { phoneField } from '../people/phone-field.ts';
import { updateAllPaths } from '../publishing/paths.ts';
import { siteGlobal } from './navigation.ts';

const abroad = text(
  'Diese Seite gehört zum anderen Land.',
  'Ta strona należy do drugiego kraju.',
  'This page belongs to the other country.',
);

/** Refuses a page that does not belong to the country of the edited language. */
async function validatePage(
  value: unknown,
  { req }: { req: PayloadRequest },
): Promise<true | string> {
  const id = idOf(value);
  if (id === undefined) return true;
  const page = await req.payload.findByID({
    ...findOneOptions,
    collection: 'pages',
    id,
    select: { country: true },
    req,
  });
  return page?.country === languageOf(req) || inLanguage(abroad, req.i18n?.language);
}

const singleWord = text(
  'In jeder Zeile müssen mindestens zwei Wörter stehen, durch ein Komma getrennt: ',
  'W każdym wierszu muszą być co najmniej dwa słowa rozdzielone przecinkiem: ',
  'Each line needs at least two words with a comma between them: ',
);

/** Refuses groups of one word. @param value of one language, or of each when all are written at once. */
function validateSynonyms(value: unknown, { req }: { req: PayloadRequest }): true | string {
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const lines = texts.flatMap((text) => String(text ?? '').split('\n'));
  const wrong = lines.find((line) => line.trim() && !/[^\s,][^,]*,\s*[^\s,]/.test(line));
  return wrong === undefined ? true : inLanguage(singleWord, req.i18n?.language) + wrong.trim();
}

const pageField = (name: string, label: StudioText) =>
  relationshipField(name, 'pages', label, {
    localized: true,
    filterOptions: sameCountryFilter,
    validate: validatePage,
  }) as Field;

export const settings: GlobalConfig = {
  ...siteGlobal('settings'),
  label: text('Website', 'Witryna', 'Site settings'),
  hooks: { afterChange: [updateAllPaths] },
  fields: [
    textField('company', text('Firma', 'Firma', 'Company'), { localized: true }),
    textareaField('address', text('Anschrift', 'Adres', 'Address'), 300, { localized: true }),
    { ...phoneField, localized: true },
    { ...mailField, localized: true, required: false },
    {
      name: 'letterhead',
      type: 'textarea',
      localized: true,
      maxLength: 600,
      label: text(
        'Pflichtangaben unter jeder E-Mail',
        'Dane spółki pod każdym e-mailem',
        'Company details below every mail',
      ),
      admin: {
        description: text(
          'Firma mit Rechtsform, Sitz, Registergericht und Nummer, alle Geschäftsführer mit Vornamen (§ 35a GmbHG), dazu die Adresse des Impressums.',
          'Firma, siedziba i adres, sąd rejestrowy i numer KRS, NIP, kapitał zakładowy (art. 206 k.s.h.), a także adres strony z informacjami prawnymi.',
          'The company with its legal form, seat, court and number of the register, all managing directors (§ 35a GmbHG, art. 206 k.s.h.), and the address of the imprint.',
        ),
      },
    },
    textField('seoTitleSuffix', text('Titelzusatz', 'Dopisek tytułu', 'Title suffix'), {
      localized: true,
      maxLength: 40,
    }),
    textareaField(
      'seoDescription',
      text(
        'Beschreibung, wenn eine Seite keine hat',
        'Opis, gdy strona go nie ma',
        'Description where a page has none',
      ),
      170,
      { localized: true },
    ),
    pageField(
      'locationsPage',
      text(
        'Seite mit der Stationssuche',
        'Strona z wyszukiwarką stacji',
        'Page with the location search',
      ),
    ),
    pageField(
      'newsPage',
      text(
        'Seite, unter der die Meldungen stehen',
        'Strona z aktualnościami',
        'Page below which the news posts are',
      ),
    ),
    pageField(
      'eventsPage',
      text(
        'Seite, unter der die Veranstaltungen stehen',
        'Strona z wydarzeniami',
        'Page below which the events are',
      ),
    ),
    pageField(
      'searchPage',
      text(
        'Seite mit den Suchergebnissen',
        'Strona z wynikami wyszukiwania',
        'Page with the search results',
      ),
    ),
    {
      name: 'synonyms',
      type: 'textarea',
      localized: true,
      maxLength: 4000,
      label: text(
        'Gleichbedeutende Wörter der Suche',
        'Synonimy w wyszukiwarce',
        'Synonyms of the search',
      ),
      validate: validateSynonyms,
      admin: {
        description: text(
          'Je Zeile eine Gruppe, durch Kommas getrennt: Karriere, Jobs, offene Stellen. Wer eines davon sucht, findet auch die anderen. Beugungen findet die Suche von selbst.',
          'W każdym wierszu jedna grupa, rozdzielona przecinkami: kariera, praca, oferty pracy. Szukając jednego słowa, znajduje się też pozostałe. Odmianę wyszukiwarka rozpoznaje sama.',
          'One group a line, separated by commas: Karriere, Jobs, offene Stellen. Each of them finds the others, too. The search knows forms of words by itself.',
        ),
      },
    } as Field,
    pageField(
      'privacyPage',
      text('Seite mit dem Datenschutz', 'Strona z zasadami prywatności', 'Page about privacy'),
    ),
  ],
};

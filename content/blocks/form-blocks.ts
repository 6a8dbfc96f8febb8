import {
  optionalContactFieldNames,
  optionalContactFields,
} from '@oilway/store/submissions/contact-fields.ts';
import type { Block, Field, PayloadRequest } from 'payload';
import { sameCountryFilter } from '../editing/country.ts';
import { rowLabel } from '../editing/row-label.ts';
import { inLanguage, text } from '../labels.ts';
import {
  blockConfig,
  factsField,
  headingField,
  numberField,
  plainTextField,
  pluralLabels,
  selectField,
  textField,
} from './fields.ts';
import { trackingPageField } from './tracking-page-field.ts';

/** The contact form. The recipients of a message are set in the departments. */
const contactForm = blockConfig(
  'contactForm',
  text('Kontaktformular', 'Formularz kontaktowy', 'Contact form'),
  [
    headingField(),
    plainTextField('text'),
    {
      name: 'moreFields',
      type: 'select',
      hasMany: true,
      label: text('Weitere Felder', 'Dodatkowe pola', 'More fields'),
      options: optionalContactFieldNames.map((value) => ({
        value,
        label: optionalContactFields[value].label,
      })),
      admin: {
        description: text(
          'Wer schreibt, kann sie leer lassen. Je weniger Felder, desto mehr Nachrichten.',
          'Można je zostawić puste. Im mniej pól, tym więcej wiadomości.',
          'They may be left empty. The fewer fields, the more messages.',
        ),
      },
    },
    {
      name: 'categories',
      type: 'textarea',
      maxLength: 2000,
      label: text('Themen zur Auswahl', 'Kategorie do wyboru', 'Categories to choose from'),
      admin: {
        condition: (_: unknown, sibling: { moreFields?: string[] }) =>
          sibling?.moreFields?.includes('category') ?? false,
        description: text('Eines je Zeile.', 'Każda w osobnym wierszu.', 'One a line.'),
      },
      validate: validateCategories,
    } as Field,
    factsField(),
    trackingPageField(),
  ],
);

const missingCategoriesMessage = text(
  'Es fehlen die Themen zur Auswahl.',
  'Brakuje kategorii do wyboru.',
  'The categories to choose from are missing.',
);
const longCategoryMessage = text(
  'Höchstens 120 Zeichen in einer Zeile.',
  'Najwyżej 120 znaków w wierszu.',
  'At most 120 characters a line.',
);
const missingEventMessage = text(
  'Es fehlt die Veranstaltung.',
  'Brakuje wydarzenia.',
  'The event is missing.',
);

/** Validates the categories of the form against those that the API accepts (`category` of ContactMessage). */
function validateCategories(
  value: unknown,
  { req, siblingData }: { req: PayloadRequest; siblingData: { moreFields?: string[] | null } },
): true | string {
  const { language } = req.i18n;
  const lines = String(value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.some((line) => line.length > 120)) return inLanguage(longCategoryMessage, language);
  const isComplete = lines.length > 0 || !siblingData.moreFields?.includes('category');
  return isComplete || inLanguage(missingCategoriesMessage, language);
}

/** The sponsoring form. Its mails go to the department for sponsoring. */
const sponsoringForm = blockConfig(
  'sponsoringForm',
  text('Sponsoring-Formular', 'Formularz sponsoringu', 'Sponsoring form'),
  [
    headingField(),
    plainTextField('text'),
    {
      name: 'mostActivities',
      type: 'number',
      min: 1,
      max: 3,
      label: text('Höchstens so viele Arten', 'Najwięcej rodzajów', 'At most so many kinds'),
      admin: {
        description: text(
          'Wie viele der drei Arten (laufende Arbeit, Projekt, einzelne Aktion) sich ankreuzen lassen. Leer: alle.',
          'Ile z trzech rodzajów (bieżąca działalność, projekt, pojedyncze działanie) można zaznaczyć. Puste: wszystkie.',
          'How many of the three kinds (ongoing business, project, individual activity) can be ticked. Empty: all.',
        ),
      },
    },
    {
      name: 'levels',
      type: 'array',
      ...pluralLabels(text('Stufe', 'Poziom', 'Level'), text('Stufen', 'Poziomy', 'Levels')),
      maxRows: 3,
      admin: {
        components: rowLabel('title'),
        description: text(
          'Tropfen, Kanne und Fass, die kleinste zuerst. Leer: eine Zeile zum Ausfüllen.',
          'Kropla, bańka i beczka, najmniejszy najpierw. Puste: pole tekstowe.',
          'Drop, can and barrel, the smallest first. Empty: a text field.',
        ),
      },
      fields: [
        textField('title', text('Name', 'Nazwa', 'Name'), { required: true, maxLength: 40 }),
        numberField('amount', text('Höchstens im Jahr', 'Najwięcej rocznie', 'At most a year'), {
          required: true,
          min: 1,
        }),
        textField('inReturn', text('Gegenleistung', 'W zamian', 'In return')),
      ],
    },
    factsField(),
    trackingPageField(),
  ],
);

/** The sign-up form for an event, outside the event's page. */
const eventForm = blockConfig(
  'eventForm',
  text('Anmeldeformular', 'Formularz zgłoszenia na wydarzenie', 'Event sign-up form'),
  [
    headingField(),
    plainTextField('text'),
    selectField('which', text('Veranstaltung', 'Wydarzenie', 'Event'), {
      next: text('Die nächste', 'Najbliższe', 'The next one'),
      chosen: text('Eine bestimmte', 'Wybrane', 'A certain one'),
    }),
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      filterOptions: sameCountryFilter,
      label: text('Bestimmte Veranstaltung', 'Wybrane wydarzenie', 'Certain event'),
      admin: {
        condition: (_: unknown, sibling: { which?: string }) => sibling?.which === 'chosen',
        description: text(
          'Ist sie vorbei oder nicht veröffentlicht, steht das an der Stelle des Formulars.',
          'Gdy się odbyło lub nie jest opublikowane, zamiast formularza jest o tym informacja.',
          'Once it is over or not published, the page says so in place of the form.',
        ),
      },
      validate: (
        value: unknown,
        { req, siblingData }: { req: PayloadRequest; siblingData: { which?: string } },
      ) =>
        value || siblingData.which !== 'chosen'
          ? true
          : inLanguage(missingEventMessage, req.i18n.language),
    } as Field,
  ],
);

export const formBlocks: readonly Block[] = [contactForm, sponsoringForm, eventForm];

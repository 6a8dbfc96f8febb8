import type { Block, DateField, Field } from 'payload';
import { text } from '../labels.ts';
import { choice, heading } from './fields.ts';
import { linkGroup } from './link.ts';

const day = (name: string, label: ReturnType<typeof text>, more: Partial<DateField>): Field =>
  ({
    name,
    type: 'date',
    label,
    ...more,
    admin: {
      width: '50%',
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd. MMMM yyyy' },
      ...more.admin,
    },
  }) as DateField;

/** What makes a page the page of a vacancy: what there is to know, and the way to the form. The title of the page is the vacancy's. */
const vacancy: Block = {
  slug: 'vacancy',
  interfaceName: 'VacancyBlock',
  labels: {
    singular: text('Stelle', 'Oferta pracy', 'Vacancy'),
    plural: text('Stellen', 'Oferty pracy', 'Vacancies'),
  },
  fields: [
    {
      name: 'places',
      type: 'textarea',
      required: true,
      maxLength: 600,
      label: text('Orte', 'Miejsca pracy', 'Places'),
      admin: {
        description: text(
          'Einer in jeder Zeile, nur der Name der Stadt oder des Stadtteils.',
          'Jedno w każdym wierszu, tylko nazwa miasta lub dzielnicy.',
          'One a line: the name of the town or district alone.',
        ),
      },
    },
    {
      name: 'start',
      type: 'text',
      required: true,
      maxLength: 60,
      label: text('Beginn', 'Początek pracy', 'Start'),
    },
    choice(
      'hours',
      text('Umfang', 'Wymiar', 'Hours'),
      {
        full: text('Vollzeit', 'Pełny etat', 'Full time'),
        either: text('Vollzeit oder Teilzeit', 'Pełny etat lub jego część', 'Full or part time'),
        part: text('Teilzeit', 'Część etatu', 'Part time'),
        apprentice: text('Ausbildung', 'Nauka zawodu', 'Apprenticeship'),
      },
      'full',
    ),
    {
      name: 'pay',
      type: 'text',
      maxLength: 80,
      label: text('Gehalt', 'Wynagrodzenie', 'Pay'),
    },
    {
      name: 'body',
      type: 'richText',
      required: true,
      label: text('Text', 'Tekst', 'Text'),
    },
    {
      type: 'row',
      fields: [
        day('posted', text('Ausgeschrieben am', 'Ogłoszono', 'Posted on'), {
          required: true,
          defaultValue: () => new Date().toISOString(),
        }),
        day('until', text('Bewerbung bis', 'Zgłoszenia do', 'Applications until'), {
          admin: {
            description: text(
              'Der letzte Tag. Danach steht hier, dass die Stelle vergeben ist, und keine Liste zeigt sie mehr.',
              'Ostatni dzień. Potem strona mówi, że oferta jest nieaktualna, a listy jej nie pokazują.',
              'The last day. After it the page says that the vacancy is filled, and no list shows it.',
            ),
          },
        }),
      ],
    },
    linkGroup({ optional: true }),
  ],
};

/** The vacancies whose pages lie below the page with this list. */
const vacancyList: Block = {
  slug: 'vacancyList',
  interfaceName: 'VacancyListBlock',
  labels: {
    singular: text('Freie Stellen', 'Lista ofert pracy', 'List of vacancies'),
    plural: text('Freie Stellen', 'Listy ofert pracy', 'Lists of vacancies'),
  },
  fields: [heading()],
};

export const vacancyBlocks: readonly Block[] = [vacancy, vacancyList];

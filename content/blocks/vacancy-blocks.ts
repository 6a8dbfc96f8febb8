import type { Block } from 'payload';
import { text } from '../labels.ts';
import { block, choice, day, heading, line, richText } from './fields.ts';
import { linkGroup } from './link.ts';

/** Turns a page into a vacancy: its facts and the link to the application form. The title of the page is the title of the vacancy. */
const vacancy = block(
  'vacancy',
  text('Stelle', 'Oferta pracy', 'Vacancy'),
  text('Stellen', 'Oferty pracy', 'Vacancies'),
  [
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
    line('start', text('Beginn', 'Początek pracy', 'Start'), { required: true, maxLength: 60 }),
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
    line('pay', text('Gehalt', 'Wynagrodzenie', 'Pay'), { maxLength: 80 }),
    richText('body', text('Text', 'Tekst', 'Text')),
    {
      type: 'row',
      fields: [
        day('posted', text('Ausgeschrieben am', 'Ogłoszono', 'Posted on'), {
          admin: { width: '50%' },
          required: true,
          defaultValue: () => new Date().toISOString(),
        }),
        day('until', text('Bewerbung bis', 'Zgłoszenia do', 'Applications until'), {
          admin: {
            width: '50%',
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
);

/** Lists the vacancies below the page that contains this block. */
const vacancyList = block(
  'vacancyList',
  text('Freie Stellen', 'Lista ofert pracy', 'List of vacancies'),
  text('Freie Stellen', 'Listy ofert pracy', 'Lists of vacancies'),
  [heading()],
);

export const vacancyBlocks: readonly Block[] = [vacancy, vacancyList];

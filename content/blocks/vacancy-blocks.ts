import type { Block } from 'payload';
import { text } from '../labels.ts';
import {
  blockConfig,
  dateField,
  headingField,
  richTextField,
  row,
  selectField,
  textareaField,
  textField,
} from './fields.ts';
import { linkGroupField } from './link.ts';

/** Turns a page into a vacancy: its facts and the link to the application form. The title of the page is the title of the vacancy. */
const vacancy = blockConfig('vacancy', text('Stelle', 'Oferta pracy', 'Vacancy'), [
  textareaField('places', text('Orte', 'Miejsca pracy', 'Places'), 600, {
    required: true,
    admin: {
      description: text(
        'Einer in jeder Zeile, nur der Name der Stadt oder des Stadtteils.',
        'Jedno w każdym wierszu, tylko nazwa miasta lub dzielnicy.',
        'One a line: the name of the town or district alone.',
      ),
    },
  }),
  textField('start', text('Beginn', 'Początek pracy', 'Start'), {
    required: true,
    maxLength: 60,
  }),
  selectField('hours', text('Umfang', 'Wymiar', 'Hours'), {
    full: text('Vollzeit', 'Pełny etat', 'Full time'),
    either: text('Vollzeit oder Teilzeit', 'Pełny etat lub jego część', 'Full or part time'),
    part: text('Teilzeit', 'Część etatu', 'Part time'),
    apprentice: text('Ausbildung', 'Nauka zawodu', 'Apprenticeship'),
  }),
  textField('pay', text('Gehalt', 'Wynagrodzenie', 'Pay'), { maxLength: 80 }),
  richTextField('body', text('Text', 'Tekst', 'Text')),
  row(
    dateField('posted', text('Ausgeschrieben am', 'Ogłoszono', 'Posted on'), {
      admin: { width: '50%' },
      required: true,
      defaultValue: () => new Date().toISOString(),
    }),
    dateField('until', text('Bewerbung bis', 'Zgłoszenia do', 'Applications until'), {
      admin: {
        width: '50%',
        description: text(
          'Der letzte Tag. Danach steht hier, dass die Stelle vergeben ist, und keine Liste zeigt sie mehr.',
          'Ostatni dzień. Potem strona mówi, że oferta jest nieaktualna, a listy jej nie pokazują.',
          'The last day. After it the page says that the vacancy is filled, and no list shows it.',
        ),
      },
    }),
  ),
  linkGroupField({ optional: true }),
]);

/** Lists the vacancies below the page that contains this block. */
const vacancyList = blockConfig(
  'vacancyList',
  text('Freie Stellen', 'Lista ofert pracy', 'List of vacancies'),
  [headingField()],
);

export const vacancyBlocks: readonly Block[] = [vacancy, vacancyList];

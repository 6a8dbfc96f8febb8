import type { CollectionConfig, PayloadRequest } from 'payload';
import { editors } from '../access/rules.ts';
import { dateTimeField, row, selectField, textField } from '../blocks/fields.ts';
import { linkGroupField } from '../blocks/link.ts';
import { findingTexts } from '../editing/findings.ts';
import { inLanguage, text } from '../labels.ts';
import { country, ownCountryAccess } from '../people/contacts.ts';

const validateEnd = (
  value: unknown,
  { req, siblingData }: { req: PayloadRequest; siblingData: { start?: string } },
): true | string => {
  if (!value) return req.t('validation:required');
  const isOrdered = Date.parse(String(value)) > Date.parse(String(siblingData.start));
  return isOrdered || inLanguage(findingTexts.endBeforeStart, req.i18n?.language);
};

/** Notices at the top of every page of a country's site, from their start to their end: the site shows and removes them by the clock. */
export const notices: CollectionConfig = {
  slug: 'notices',
  labels: {
    singular: text('Hinweis an alle', 'Komunikat dla wszystkich', 'Notice to all'),
    plural: text('Hinweise an alle', 'Komunikaty dla wszystkich', 'Notices to all'),
  },
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'country', 'severity', 'start', 'end'],
    description: text(
      'Steht von Beginn bis Ende oben auf jeder Seite der Website des Landes, außer beim Hinweisformular der Meldestelle. Gespeichert ist veröffentlicht.',
      'Od początku do końca stoi u góry każdej strony witryny kraju, oprócz formularza zgłoszeń naruszeń. Zapisany jest od razu opublikowany.',
      "Stands at the top of every page of the country's site from start to end, except for the form of the reporting office. Saved is published.",
    ),
  },
  access: { ...ownCountryAccess, read: editors },
  defaultSort: '-end',
  fields: [
    country,
    textField('text', text('Text', 'Tekst', 'Text'), { required: true, maxLength: 240 }),
    selectField('severity', text('Art', 'Rodzaj', 'Kind'), {
      info: text('Information', 'Informacja', 'Information'),
      warning: text('Warnung', 'Ostrzeżenie', 'Warning'),
    }),
    row(
      dateTimeField('start', text('Beginn', 'Początek', 'Start'), {
        required: true,
        // The picker has minutes: an end in the same one is no earlier.
        defaultValue: () => new Date(new Date().setSeconds(0, 0)).toISOString(),
      }),
      dateTimeField('end', text('Ende', 'Koniec', 'End'), {
        required: true,
        validate: validateEnd,
      }),
    ),
    linkGroupField({ optional: true }),
  ],
};

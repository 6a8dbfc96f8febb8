import type { ArrayField, GlobalConfig } from 'payload';
import { anyStaff, ownLanguage } from '../access/rules.ts';
import { choice } from '../blocks/fields.ts';
import { services } from '../blocks/services.ts';
import { inLanguage, text } from '../labels.ts';

const twice = text(
  'Jede Leistung hat einen Preis.',
  'Każda usługa ma jedną cenę.',
  'Each service has one price.',
);

/** One price for one thing. */
const validateRows: ArrayField['validate'] = (rows, { req }) => {
  const keys = ((rows ?? []) as { key?: unknown }[]).map(({ key }) => key);
  return new Set(keys).size === keys.length ? true : inLanguage(twice, req.i18n?.language);
};

/** What things cost, in each language: pages show it by the name of the service. */
export const prices: GlobalConfig = {
  slug: 'prices',
  label: text('Preise', 'Cennik', 'Prices'),
  access: { read: anyStaff, readVersions: ownLanguage, update: ownLanguage },
  admin: {
    description: text(
      'Ein Preis steht hier und nirgends sonst: Kopfbereiche und Seiten der Stationen zeigen ihn von hier.',
      'Cena jest tylko tutaj: nagłówki stron i strony stacji biorą ją stąd.',
      'A price is here and nowhere else: heroes and the pages of locations show it from here.',
    ),
  },
  fields: [
    {
      name: 'prices',
      type: 'array',
      localized: true,
      maxRows: 5,
      label: text('Preise', 'Ceny', 'Prices'),
      validate: validateRows,
      fields: [
        {
          type: 'row',
          fields: [
            choice('key', text('Leistung', 'Usługa', 'Service'), services, 'oilChange'),
            {
              name: 'from',
              type: 'number',
              required: true,
              min: 0,
              max: 1_000_000,
              label: text('ab (Euro)', 'od (zł)', 'from (euros or złotys)'),
            },
          ],
        },
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: 60,
          label: text('Bezeichnung', 'Nazwa', 'Name'),
        },
        {
          name: 'unit',
          type: 'text',
          maxLength: 60,
          label: text('je', 'za', 'per'),
        },
        {
          name: 'note',
          type: 'text',
          maxLength: 120,
          label: text('Anmerkung', 'Uwaga', 'Note'),
        },
      ],
    },
  ],
};

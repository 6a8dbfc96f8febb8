import { priceKey } from '@oilway/store/published/price-fields.ts';
import type {
  ArrayField,
  Field,
  GlobalConfig,
  NumberFieldSingleValidation,
  PayloadRequest,
  TextField,
} from 'payload';
import { numberField, pluralLabels, row, selectField, textField } from '../blocks/fields.ts';
import { serviceLabels } from '../blocks/services.ts';
import { rowLabel } from '../editing/row-label.ts';
import { inLanguage, text } from '../labels.ts';
import { siteGlobal } from './navigation.ts';
import { refuseRemovingUsedPrices } from './used-prices.ts';

const duplicateService = text(
  'Jede Leistung hat einen Preis.',
  'Każda usługa ma jedną cenę.',
  'Each service has one price.',
);

/** Requires one price for each service. */
const validateRows: ArrayField['validate'] = (rows, { req }) => {
  const keys = ((rows ?? []) as { key?: unknown }[]).map(({ key }) => key);
  return new Set(keys).size === keys.length || inLanguage(duplicateService, req.i18n?.language);
};

const keyTwice = text(
  'Jedes Kürzel gibt es einmal, und keines heißt wie eine Leistung.',
  'Każdy skrót występuje raz i żaden nie nazywa się jak usługa.',
  'Each key is there once, and none is that of a service.',
);
const keyForm = text(
  'Nur a–z, Ziffern und einzelne Bindestriche, höchstens 40 Zeichen.',
  'Tylko a–z, cyfry i pojedyncze łączniki, najwyżej 40 znaków.',
  'Only a–z, digits and single hyphens, at most 40 characters.',
);
const amountForm = text(
  'Ein Betrag ab 0 mit höchstens zwei Stellen nach dem Komma.',
  'Kwota od 0, najwyżej z dwoma miejscami po przecinku.',
  'An amount from 0 with at most two decimals.',
);
const maxKeyLength = 40;
const maxAmount = 1_000_000;

/** Texts refer to a price by its key. */
const validateKeys: ArrayField['validate'] = (rows, { req }) => {
  const keys = ((rows ?? []) as { key?: unknown }[]).map(({ key }) => String(key));
  const free = keys.every((key) => !Object.hasOwn(serviceLabels, key));
  return (free && new Set(keys).size === keys.length) || inLanguage(keyTwice, req.i18n?.language);
};

const validateKey: TextField['validate'] = (value: unknown, { req }: { req: PayloadRequest }) =>
  (typeof value === 'string' && value.length <= maxKeyLength && priceKey.test(value)) ||
  inLanguage(keyForm, req.i18n?.language);

const validateAmount: NumberFieldSingleValidation = (value, { req }) =>
  (typeof value === 'number' &&
    value >= 0 &&
    value <= maxAmount &&
    Number(value.toFixed(2)) === value) ||
  inLanguage(amountForm, req.i18n?.language);

const inTexts: Field = {
  name: 'inTexts',
  type: 'array',
  localized: true,
  maxRows: 500,
  label: text('Preise in Texten', 'Ceny w tekstach', 'Prices in texts'),
  labels: {
    singular: text('Preis', 'Cena', 'Price'),
    plural: text('Preise', 'Ceny', 'Prices'),
  },
  validate: validateKeys,
  admin: {
    description: text(
      'Wo in einem Text {{kürzel}} steht, zeigt die Website den Betrag: aus {{filter}} wird 24 €. Die Leistungen oben haben ihre Kürzel schon: {{oilChange}}, {{filter}}, {{gearbox}}, {{transporter}}, {{airConditioning}}.',
      'Gdzie w tekście jest {{skrót}}, witryna pokazuje kwotę: z {{filter}} robi się 99 zł. Usługi powyżej mają już swoje skróty: {{oilChange}}, {{filter}}, {{gearbox}}, {{transporter}}, {{airConditioning}}.',
      'Where a text says {{key}}, the site shows the amount: {{filter}} becomes €24. The services above have their keys already: {{oilChange}}, {{filter}}, {{gearbox}}, {{transporter}}, {{airConditioning}}.',
    ),
    initCollapsed: true,
    components: { RowLabel: '/components/prices/PriceLabel.tsx#PriceLabel' },
  },
  fields: [
    row(
      textField('key', text('Kürzel', 'Skrót', 'Key'), {
        required: true,
        maxLength: maxKeyLength,
        validate: validateKey,
      }) as Field,
      textField('name', text('Wofür', 'Za co', 'What for'), { required: true }),
      numberField('amount', text('Betrag', 'Kwota', 'Amount'), {
        required: true,
        min: 0,
        max: maxAmount,
        validate: validateAmount,
      }),
    ),
  ],
};

/** Prices of services in each language; pages show them by the name of the service. */
export const prices: GlobalConfig = {
  ...siteGlobal('prices'),
  label: text('Preise', 'Cennik', 'Prices'),
  admin: {
    description: text(
      'Ein Preis steht hier und nirgends sonst: Kopfbereiche, Seiten der Stationen und Texte zeigen ihn von hier.',
      'Cena jest tylko tutaj: nagłówki stron, strony stacji i teksty biorą ją stąd.',
      'A price is here and nowhere else: heroes, the pages of locations and texts show it from here.',
    ),
  },
  hooks: { afterChange: [refuseRemovingUsedPrices] },
  fields: [
    {
      name: 'prices',
      type: 'array',
      localized: true,
      maxRows: 5,
      ...pluralLabels(text('Preis', 'Cena', 'Price'), text('Preise', 'Ceny', 'Prices')),
      validate: validateRows,
      admin: { components: rowLabel('key', 'name') },
      fields: [
        row(
          selectField('key', text('Leistung', 'Usługa', 'Service'), serviceLabels),
          numberField('from', text('Preis ab', 'Cena od', 'Price from'), {
            required: true,
            min: 0,
            max: maxAmount,
          }),
        ),
        textField('name', text('Bezeichnung', 'Nazwa', 'Name'), { required: true, maxLength: 60 }),
        textField('unit', text('je', 'za', 'per'), { maxLength: 60 }),
        textField('note', text('Anmerkung', 'Uwaga', 'Note')),
      ],
    },
    inTexts,
  ],
};

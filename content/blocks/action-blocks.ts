import { priceFieldsIn } from '@oilway/store/published/price-fields.ts';
import type { Block, PayloadRequest } from 'payload';
import { rowLabel } from '../editing/row-label.ts';
import { inLanguage, text } from '../labels.ts';
import {
  blockConfig,
  checkboxField,
  emptySelectField,
  headingField,
  illustrationField,
  numberField,
  plainTextField,
  pluralLabels,
  relationshipField,
  row,
  selectField,
  textareaField,
  textField,
} from './fields.ts';
import { linkGroupField, linkListField } from './link.ts';
import { serviceLabels } from './services.ts';

const hero = blockConfig('hero', text('Kopfbereich', 'Nagłówek strony', 'Hero'), [
  selectField(
    'variant',
    text('Art', 'Rodzaj', 'Kind'),
    {
      pour: text(
        'Startseite mit Ölstrom',
        'Strona główna ze strugą oleju',
        'Home page with the pour',
      ),
      field: text('Feld mit Titel', 'Pole z tytułem', 'Field with title'),
      picture: text('Feld mit Zeichnung', 'Pole z ilustracją', 'Field with illustration'),
    },
    { defaultValue: 'field' },
  ),
  headingField(),
  plainTextField('text'),
  emptySelectField('price', text('Preis zeigen', 'Pokaż cenę', 'Show a price'), serviceLabels, {
    admin: {
      description: text(
        'Aus den Preisen der Website; ohne Preis steht hier nichts.',
        'Z cennika witryny; bez ceny nic tu nie ma.',
        'From the prices of the site; without one nothing is shown.',
      ),
    },
  }),
  { ...illustrationField, admin: { condition: (_, sibling) => sibling?.variant === 'picture' } },
  checkboxField(
    'locator',
    text('Stationssuche zeigen', 'Pokaż wyszukiwarkę stacji', 'Show the location search'),
  ),
  textField(
    'locatorHeading',
    text('Überschrift der Suche', 'Nagłówek wyszukiwarki', 'Heading of the search'),
    { maxLength: 80, admin: { condition: (_, sibling) => Boolean(sibling?.locator) } },
  ),
  linkListField,
]);

const cards = blockConfig('cards', text('Karten', 'Karty', 'Cards'), [
  headingField(),
  {
    name: 'cards',
    type: 'array',
    ...pluralLabels(text('Karte', 'Karta', 'Card'), text('Karten', 'Karty', 'Cards')),
    minRows: 1,
    maxRows: 8,
    required: true,
    admin: { components: rowLabel('heading') },
    fields: [
      headingField(),
      plainTextField('text', true, 300),
      textField('note', text('Preis oder Hinweis', 'Cena lub uwaga', 'Price or note'), {
        maxLength: 60,
      }),
      selectField(
        'tone',
        text('Farbe', 'Kolor', 'Tone'),
        {
          graphite: text('Graphit', 'Grafit', 'Graphite'),
          sunken: text('Hell', 'Jasny', 'Light'),
          amber: text('Bernstein', 'Bursztyn', 'Amber'),
        },
        { defaultValue: 'sunken' },
      ),
      illustrationField,
      linkGroupField(),
    ],
  },
]);

const priceMissing = text(
  'Ein Kürzel aus den Preisen in doppelten Klammern: {{oilChange}}.',
  'Skrót z cennika w podwójnych klamrach: {{oilChange}}.',
  'A key of the prices in double braces: {{oilChange}}.',
);

/** Requires a price of the site instead of a typed amount, which would go out of date. */
const validatePrice = (value: unknown, { req }: { req: PayloadRequest }) =>
  (typeof value === 'string' && priceFieldsIn(value).length === 1) ||
  inLanguage(priceMissing, req.i18n?.language);

/** Prices by the quantity of oil; the site draws each as a measuring jug filled to it. */
const priceList = blockConfig(
  'priceList',
  text('Preise nach Füllmenge', 'Ceny według ilości oleju', 'Prices by quantity'),
  [
    headingField(),
    plainTextField('text'),
    {
      name: 'rows',
      type: 'array',
      ...pluralLabels(text('Paket', 'Pakiet', 'Package'), text('Pakete', 'Pakiety', 'Packages')),
      minRows: 1,
      maxRows: 3,
      required: true,
      admin: { components: rowLabel('title') },
      fields: [
        row(
          textField('title', text('Name', 'Nazwa', 'Name'), { required: true, maxLength: 40 }),
          numberField(
            'litres',
            text('Bis zu so vielen Litern', 'Do ilu litrów', 'Up to so many litres'),
            { required: true, min: 0.5, max: 40 },
          ),
          textField('price', text('Preis', 'Cena', 'Price'), {
            required: true,
            maxLength: 60,
            validate: validatePrice,
            admin: { description: priceMissing },
          }),
        ),
        textField('text', text('Nach der Menge', 'Po ilości', 'After the quantity'), {
          maxLength: 80,
          admin: {
            description: text(
              '„Öl und Ölfilter“ ergibt: bis 4 Liter Öl und Ölfilter.',
              '„oleju i filtr” daje: do 4 litrów oleju i filtr.',
              '“oil and filter” becomes: up to 4 litres oil and filter.',
            ),
          },
        }),
      ],
    },
    textareaField('note', text('Anmerkung', 'Uwaga', 'Note'), 600),
    linkGroupField({ optional: true }),
  ],
);

const callToAction = blockConfig('callToAction', text('Aufruf', 'Wezwanie', 'Call to action'), [
  headingField(),
  plainTextField('text'),
  selectField(
    'shape',
    text('Form', 'Kształt', 'Shape'),
    {
      pool: text('Becken über der Fußzeile', 'Basen nad stopką', 'Pool above the footer'),
      corner: text('Kasten im Text', 'Ramka w tekście', 'Box within the text'),
    },
    { defaultValue: 'corner' },
  ),
  linkListField,
]);

const map = blockConfig('map', text('Landkarte', 'Mapa', 'Map'), [
  headingField(),
  plainTextField('text'),
  selectField('display', text('Darstellung', 'Wygląd', 'Display'), {
    teaser: text(
      'Ausschnitt mit einer Station',
      'Wycinek z jedną stacją',
      'Excerpt with one location',
    ),
    full: text('Ganze Karte mit Liste', 'Cała mapa z listą', 'Whole map with list'),
  }),
  relationshipField(
    'featured',
    'locations',
    text('Hervorgehobene Station', 'Wyróżniona stacja', 'Featured location'),
    { admin: { condition: (_, sibling) => sibling?.display === 'teaser' } },
  ),
  relationshipField(
    'category',
    'location-categories',
    text('Nur diese Kategorie', 'Tylko ta kategoria', 'Only this category'),
  ),
  linkGroupField({ optional: true }),
]);

export const actionBlocks: readonly Block[] = [hero, cards, priceList, callToAction, map];

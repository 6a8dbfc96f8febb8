import type { Block } from 'payload';
import { rowLabel } from '../editing/row-label.ts';
import { text } from '../labels.ts';
import {
  blockConfig,
  checkboxField,
  headingField,
  illustrationField,
  plainTextField,
  pluralLabels,
  selectField,
  selectOptions,
  textField,
} from './fields.ts';
import { linkGroupField, linkListField } from './link.ts';
import { serviceLabels } from './services.ts';

const hero = blockConfig(
  'hero',
  text('Kopfbereich', 'Nagłówek strony', 'Hero'),
  text('Kopfbereiche', 'Nagłówki stron', 'Heroes'),
  [
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
      'field',
    ),
    headingField(),
    plainTextField('text'),
    {
      name: 'price',
      type: 'select',
      options: selectOptions(serviceLabels),
      label: text('Preis zeigen', 'Pokaż cenę', 'Show a price'),
      admin: {
        description: text(
          'Aus den Preisen der Website; ohne Preis steht hier nichts.',
          'Z cennika witryny; bez ceny nic tu nie ma.',
          'From the prices of the site; without one nothing is shown.',
        ),
      },
    },
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
  ],
);

const cards = blockConfig(
  'cards',
  text('Karten', 'Karty', 'Cards'),
  text('Karten', 'Karty', 'Cards'),
  [
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
          'sunken',
        ),
        illustrationField,
        linkGroupField(),
      ],
    },
  ],
);

const callToAction = blockConfig(
  'callToAction',
  text('Aufruf', 'Wezwanie', 'Call to action'),
  text('Aufrufe', 'Wezwania', 'Calls to action'),
  [
    headingField(),
    plainTextField('text'),
    selectField(
      'shape',
      text('Form', 'Kształt', 'Shape'),
      {
        pool: text('Becken über der Fußzeile', 'Basen nad stopką', 'Pool above the footer'),
        corner: text('Kasten im Text', 'Ramka w tekście', 'Box within the text'),
      },
      'corner',
    ),
    linkListField,
  ],
);

const map = blockConfig('map', text('Karte', 'Mapa', 'Map'), text('Karten', 'Mapy', 'Maps'), [
  headingField(),
  plainTextField('text'),
  selectField(
    'display',
    text('Darstellung', 'Wygląd', 'Display'),
    {
      teaser: text(
        'Ausschnitt mit einer Station',
        'Wycinek z jedną stacją',
        'Excerpt with one location',
      ),
      full: text('Ganze Karte mit Liste', 'Cała mapa z listą', 'Whole map with list'),
    },
    'teaser',
  ),
  {
    name: 'featured',
    type: 'relationship',
    relationTo: 'locations',
    label: text('Hervorgehobene Station', 'Wyróżniona stacja', 'Featured location'),
    admin: { condition: (_, sibling) => sibling?.display === 'teaser' },
  },
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'location-categories',
    label: text('Nur diese Kategorie', 'Tylko ta kategoria', 'Only this category'),
  },
  linkGroupField({ optional: true }),
]);

export const actionBlocks: readonly Block[] = [hero, cards, callToAction, map];

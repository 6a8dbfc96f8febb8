import type { Block } from 'payload';
import { text } from '../labels.ts';
import {
  block,
  choice,
  heading,
  illustration,
  labelsOf,
  line,
  optionsOf,
  plainText,
  tick,
} from './fields.ts';
import { linkGroup, linkList } from './link.ts';
import { services } from './services.ts';

const hero = block(
  'hero',
  text('Kopfbereich', 'Nagłówek strony', 'Hero'),
  text('Kopfbereiche', 'Nagłówki stron', 'Heroes'),
  [
    choice(
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
    heading(),
    plainText('text'),
    {
      name: 'price',
      type: 'select',
      options: optionsOf(services),
      label: text('Preis zeigen', 'Pokaż cenę', 'Show a price'),
      admin: {
        description: text(
          'Aus den Preisen der Website; ohne Preis steht hier nichts.',
          'Z cennika witryny; bez ceny nic tu nie ma.',
          'From the prices of the site; without one nothing is shown.',
        ),
      },
    },
    { ...illustration, admin: { condition: (_, sibling) => sibling?.variant === 'picture' } },
    tick(
      'locator',
      text('Stationssuche zeigen', 'Pokaż wyszukiwarkę stacji', 'Show the location search'),
    ),
    {
      name: 'locatorHeading',
      type: 'text',
      maxLength: 80,
      label: text('Überschrift der Suche', 'Nagłówek wyszukiwarki', 'Heading of the search'),
      admin: { condition: (_, sibling) => Boolean(sibling?.locator) },
    },
    linkList,
  ],
);

const cards = block('cards', text('Karten', 'Karty', 'Cards'), text('Karten', 'Karty', 'Cards'), [
  heading(),
  {
    name: 'cards',
    type: 'array',
    ...labelsOf(text('Karte', 'Karta', 'Card'), text('Karten', 'Karty', 'Cards')),
    minRows: 1,
    maxRows: 8,
    required: true,
    fields: [
      heading(),
      plainText('text', true, 300),
      line('note', text('Preis oder Hinweis', 'Cena lub uwaga', 'Price or note'), {
        maxLength: 60,
      }),
      choice(
        'tone',
        text('Farbe', 'Kolor', 'Tone'),
        {
          graphite: text('Graphit', 'Grafit', 'Graphite'),
          sunken: text('Hell', 'Jasny', 'Light'),
          amber: text('Bernstein', 'Bursztyn', 'Amber'),
        },
        'sunken',
      ),
      illustration,
      linkGroup(),
    ],
  },
]);

const callToAction = block(
  'callToAction',
  text('Aufruf', 'Wezwanie', 'Call to action'),
  text('Aufrufe', 'Wezwania', 'Calls to action'),
  [
    heading(),
    plainText('text'),
    choice(
      'shape',
      text('Form', 'Kształt', 'Shape'),
      {
        pool: text('Becken über der Fußzeile', 'Basen nad stopką', 'Pool above the footer'),
        corner: text('Kasten im Text', 'Ramka w tekście', 'Box within the text'),
      },
      'corner',
    ),
    linkList,
  ],
);

const map = block('map', text('Karte', 'Mapa', 'Map'), text('Karten', 'Mapy', 'Maps'), [
  heading(),
  plainText('text'),
  choice(
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
  linkGroup({ optional: true }),
]);

export const actionBlocks: readonly Block[] = [hero, cards, callToAction, map];

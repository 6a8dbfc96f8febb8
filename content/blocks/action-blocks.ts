import type { Block } from 'payload';
import { text } from '../labels.ts';
import { choice, heading, illustration, plainText } from './fields.ts';
import { linkGroup, linkList } from './link.ts';
import { services } from './services.ts';

const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: {
    singular: text('Kopfbereich', 'Nagłówek strony', 'Hero'),
    plural: text('Kopfbereiche', 'Nagłówki stron', 'Heroes'),
  },
  fields: [
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
      options: Object.entries(services).map(([value, label]) => ({ value, label })),
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
    {
      name: 'locator',
      type: 'checkbox',
      defaultValue: false,
      label: text('Stationssuche zeigen', 'Pokaż wyszukiwarkę stacji', 'Show the location search'),
    },
    {
      name: 'locatorHeading',
      type: 'text',
      maxLength: 80,
      label: text('Überschrift der Suche', 'Nagłówek wyszukiwarki', 'Heading of the search'),
      admin: { condition: (_, sibling) => Boolean(sibling?.locator) },
    },
    linkList,
  ],
};

const cards: Block = {
  slug: 'cards',
  interfaceName: 'CardsBlock',
  labels: { singular: text('Karten', 'Karty', 'Cards'), plural: text('Karten', 'Karty', 'Cards') },
  fields: [
    heading(),
    {
      name: 'cards',
      type: 'array',
      labels: {
        singular: text('Karte', 'Karta', 'Card'),
        plural: text('Karten', 'Karty', 'Cards'),
      },
      minRows: 1,
      maxRows: 8,
      required: true,
      label: text('Karten', 'Karty', 'Cards'),
      fields: [
        heading(),
        plainText('text', true, 300),
        {
          name: 'note',
          type: 'text',
          maxLength: 60,
          label: text('Preis oder Hinweis', 'Cena lub uwaga', 'Price or note'),
        },
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
  ],
};

const callToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: {
    singular: text('Aufruf', 'Wezwanie', 'Call to action'),
    plural: text('Aufrufe', 'Wezwania', 'Calls to action'),
  },
  fields: [
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
};

const map: Block = {
  slug: 'map',
  interfaceName: 'MapBlock',
  labels: { singular: text('Karte', 'Mapa', 'Map'), plural: text('Karten', 'Mapy', 'Maps') },
  fields: [
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
  ],
};

export const actionBlocks: readonly Block[] = [hero, cards, callToAction, map];

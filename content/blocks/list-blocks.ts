import type { Block } from 'payload';
import { text } from '../labels.ts';
import { block, choice, heading, plainText } from './fields.ts';
import { linkGroup } from './link.ts';

const extent = choice(
  'display',
  text('Umfang', 'Zakres', 'Extent'),
  {
    full: text('Ganze Liste', 'Cała lista', 'Whole list'),
    teaser: text('Die nächsten drei', 'Trzy najnowsze', 'The first three'),
  },
  'full',
);

/** The latest news of the language. Posts get their URLs below the page with the full list. */
const newsList = block(
  'newsList',
  text('Aktuelles', 'Aktualności', 'News'),
  text('Aktuelles', 'Aktualności', 'News'),
  [heading(), extent, linkGroup({ optional: true })],
);

/** Upcoming events. Events get their URLs below the page with the full list. */
const eventList = block(
  'eventList',
  text('Veranstaltungen', 'Wydarzenia', 'Events'),
  text('Veranstaltungen', 'Wydarzenia', 'Events'),
  [heading(), extent, linkGroup({ optional: true })],
);

const contactList = block(
  'contactList',
  text('Ansprechpartner', 'Osoby kontaktowe', 'Contact persons'),
  text('Ansprechpartner', 'Osoby kontaktowe', 'Contact persons'),
  [heading(), plainText('text')],
);

const socialFeed = block(
  'socialFeed',
  text('Social-Media-Beiträge', 'Posty', 'Social feed'),
  text('Social-Media-Beiträge', 'Posty', 'Social feeds'),
  [
    heading(),
    choice(
      'network',
      text('Netzwerk', 'Sieć', 'Network'),
      {
        instagram: text('Instagram', 'Instagram', 'Instagram'),
        facebook: text('Facebook', 'Facebook', 'Facebook'),
      },
      'instagram',
    ),
  ],
);

/** The results of the search in the header, for the page that the settings name. */
const searchResults = block(
  'searchResults',
  text('Suchergebnisse', 'Wyniki wyszukiwania', 'Search results'),
  text('Suchergebnisse', 'Wyniki wyszukiwania', 'Search results'),
  [heading()],
);

export const listBlocks: readonly Block[] = [
  newsList,
  eventList,
  contactList,
  socialFeed,
  searchResults,
];

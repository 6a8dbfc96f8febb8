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

/** News of this language. The page with the whole list is the one below which every post has its address. */
const newsList = block(
  'newsList',
  text('Aktuelles', 'Aktualności', 'News'),
  text('Aktuelles', 'Aktualności', 'News'),
  [heading(), extent, linkGroup({ optional: true })],
);

/** Events to come. The page with the whole list is the one below which every event has its address. */
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

/** What the search in the header finds. Stands on the page that the settings name for it. */
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

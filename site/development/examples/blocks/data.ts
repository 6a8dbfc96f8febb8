import { defaultRetentionPeriods } from '@oilway/store/retention-periods.ts';
import type { Block } from '../../../pages/blocks/block-types.ts';
import { exampleLocations } from './locations.ts';

/** Data of every form block. */
const form = { tracking: { origin: 'http://localhost:3000', allowed: [] }, recaptcha: undefined };

/** Data of each block on a page without listed data. */
const loaded: Partial<Record<Block['blockType'], object>> = {
  map: { locations: exampleLocations, query: {} },
  station: {
    nearby: exampleLocations.slice(3, 6),
    today: '2026-12-22',
    holidays: ['2026-12-25'],
    holidayCalendar: {},
    people: [],
    prices: [{ key: 'oilChange', name: 'Ölwechsel', from: 79 }],
  },
  stationHead: { holidayCalendar: {} },
  newsList: { news: [], query: {} },
  eventList: { events: [] },
  contactList: { contacts: [], query: {} },
  socialFeed: { posts: [] },
  searchResults: { query: {} },
  vacancy: { filled: false },
  vacancyList: { vacancies: [] },
  video: {
    video: {
      script: 'https://videos.example/iframe_api',
      frames: 'https://videos.example',
      hasMetadata: false,
    },
  },
  contactForm: {
    departments: [
      { id: 1, name: 'Kundendienst', email: 'service@oilway.example', purpose: 'contact' },
      { id: 2, name: 'Rechnungen', email: 'rechnung@oilway.example', purpose: 'contact' },
    ],
    query: {},
  },
  sponsoringForm: {
    departments: [
      { id: 4, name: 'Sponsoring', email: 'sponsoring@oilway.example', purpose: 'sponsoring' },
    ],
  },
  eventForm: {
    signUpEvents: [
      {
        id: 139,
        title: 'Abend der offenen Grube',
        href: '/veranstaltungen/abend-der-offenen-grube',
        intro: 'Einmal unter den eigenen Wagen schauen.',
        date: '2026-12-04T17:00:00.000Z',
        end: '2026-12-04T20:00:00.000Z',
        venue: 'Dortmund-Hörde',
        capacity: 40,
        over: false,
      },
    ],
  },
  reportForm: {
    reporting: {
      open: true,
      fingerprint: '7K3M-0R9T-XW2C-44HN-A6DE',
      departments: [
        {
          id: 3,
          name: 'Meldestelle',
          email: 'meldestelle@oilway.example',
          purpose: 'whistleblowing',
        },
      ],
    },
  },
  retention: { periods: defaultRetentionPeriods },
  reportMailbox: {
    reporting: { open: true, fingerprint: '7K3M-0R9T-XW2C-44HN-A6DE', departments: [] },
  },
};

/** Returns the data of these blocks; `more` overrides it. */
export function exampleData(blocks: readonly Block[], more: object = {}): Map<Block, object> {
  return new Map(blocks.map((block) => [block, { ...form, ...loaded[block.blockType], ...more }]));
}

import type {
  ContactListBlock,
  EventListBlock,
  NewsListBlock,
  SearchResultsBlock,
  SocialFeedBlock,
  VacancyBlock,
  VacancyListBlock,
} from '@oilway/store/published/documents.ts';
import type { ContactCard } from '../../../features/contact-persons/ContactList.tsx';
import type { SearchResultsData } from '../../../features/site-search/SearchResults.tsx';
import type { Post } from '../../../features/social/SocialFeed.tsx';
import type { ListedVacancy } from '../../../features/vacancies/VacancyList.tsx';
import type { ArticleBlock } from '../../../pages/blocks/block-types.ts';
import type { Article } from '../../../pages/page-context.ts';
import { gallery, video } from './blocks.ts';
import { examplePhotograph } from './page.ts';
import { block, heading, paragraph, state } from './rich-text.ts';

const article = (id: number, title: string, date: string): Article => ({
  id,
  title,
  href: `/aktuelles/${id}`,
  intro: 'Was sich geändert hat, seit wann es gilt, und was Sie davon haben.',
  rubric: 'Technik',
  date,
  ...(id % 2 ? { image: examplePhotograph } : {}),
});

const news = [
  article(1, 'Warum 0W-20 kein dünnes Öl ist', '2026-11-04T08:00:00.000Z'),
  article(2, 'Hannover bekommt eine zweite Grube', '2026-09-15T08:00:00.000Z'),
  article(3, 'Der Filter, den niemand sieht', '2025-06-01T08:00:00.000Z'),
];

const events: Article[] = [
  {
    ...article(4, 'Abend der offenen Grube', '2026-12-04T17:00:00.000Z'),
    end: '2026-12-04T20:00:00.000Z',
    venue: 'Dortmund-Hörde',
  },
];

const contacts: ContactCard[] = [
  {
    id: 1,
    profileName: 'Dr. Anna Berg',
    title: 'Gebietsleitung',
    regions: ['Bremen', 'Niedersachsen'],
    phone: '+49 30 23125 100',
    email: 'anna.berg@oilway.example',
    moreInfo: 'Montags bis donnerstags.',
  },
];

const posts: Post[] = [
  {
    id: 1,
    message: 'Zwölf Liter in einen Transporter. Geht.',
    href: 'https://www.instagram.com/p/oilway',
    likes: 1204,
    date: '2026-11-10T09:00:00.000Z',
    image: examplePhotograph,
  },
];

export const newsList: NewsListBlock = {
  blockType: 'newsList',
  heading: 'Alle Meldungen',
  display: 'full',
  link: { kind: 'page' },
};
export const eventList: EventListBlock = {
  blockType: 'eventList',
  heading: 'Die nächsten Termine',
  display: 'full',
  link: { kind: 'page' },
};
export const contactList: ContactListBlock = {
  blockType: 'contactList',
  heading: 'Wer für Sie zuständig ist',
};
export const socialFeed: SocialFeedBlock = {
  blockType: 'socialFeed',
  heading: 'Von der Hebebühne',
  network: 'instagram',
};
export const vacancy: VacancyBlock = {
  blockType: 'vacancy',
  places: 'Hamburg-Wandsbek\nKöln-Ehrenfeld',
  start: 'sofort',
  hours: 'either',
  pay: '3.250–3.700 € brutto im Monat',
  posted: '2026-11-10T09:00:00.000Z',
  until: '2027-01-31T12:00:00.000Z',
  body: state(heading('h2', 'Ihre Aufgaben'), paragraph('Sie wechseln Öl, und zwar richtig.')),
  link: { kind: 'url', url: '/kontakt' },
};
export const vacancyList: VacancyListBlock = {
  blockType: 'vacancyList',
  heading: 'Freie Stellen',
};
export const newsArticle: ArticleBlock = {
  blockType: 'article',
  kind: 'news',
  article: news[0] as Article,
  updatedAt: '2026-11-04T08:00:00.000Z',
  body: state(
    paragraph('Die erste Zahl sagt, wie es in der Kälte fließt.'),
    heading('h2', 'Und die zweite?'),
    block({ ...gallery, heading: null, images: gallery.images.slice(0, 1) }),
    paragraph('Sie sagt, wie es in der Hitze fließt.'),
    block({ ...gallery, heading: 'Im Labor' }),
    block({ ...video, heading: null, videoURL: 'https://youtu.be/ccccccccccc' }),
  ),
  previous: news[1],
  next: news[2],
  related: news,
};
export const searchResults: SearchResultsBlock = {
  blockType: 'searchResults',
  heading: 'Treffer',
};
export const results: SearchResultsData['results'] = {
  total: 60,
  stations: 40,
  results: [
    {
      kind: 'page',
      title: 'Ölwechsel',
      href: '/oelwechsel',
      summary: 'Frisches Öl nach Freigabe des Herstellers, in 18 Minuten.',
    },
    {
      kind: 'location',
      title: 'Dortmund-Hörde',
      href: '/standorte?station=1',
      summary: 'Hermannstraße 128, 44263 Dortmund',
    },
  ],
};

const vacancies: ListedVacancy[] = ['Kfz-Mechatroniker (m/w/d)', 'Stationsleitung (m/w/d)'].map(
  (title, index) => ({ id: index, title, href: `/karriere/${index}`, vacancy }),
);

/** Data of these blocks. */
export const listed = { news, events, contacts, posts, vacancies };

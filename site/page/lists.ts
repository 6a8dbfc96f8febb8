import type { Culture } from '@oilway/store/cultures.ts';
import type { ContactPerson, Page, SocialPost } from '@oilway/store/published/documents.ts';
import { regionName } from '@oilway/store/regions.ts';
import type { EventSummary, NewsSummary, Source } from '../reading/source.ts';
import type {
  Article,
  ContactCard,
  Media,
  Network,
  PageContext,
  Post,
  SignUpEvent,
} from './page-context.ts';

type Block = NonNullable<Page['blocks']>[number];
type Lists = Pick<
  PageContext,
  'locations' | 'news' | 'events' | 'signUps' | 'contacts' | 'departments' | 'reporting' | 'posts'
>;

export const noLists: Lists = {
  locations: [],
  news: [],
  events: [],
  signUps: [],
  contacts: [],
  departments: [],
  reporting: { open: false, departments: [] },
  posts: { instagram: [], facebook: [] },
};

/** The first block of a page that is of one of these types. */
export function blockOf(page: Page, ...types: Block['blockType'][]): Block | undefined {
  return page.blocks?.find(({ blockType }) => types.includes(blockType));
}

/** What the lists of a page show, each read only where a block needs it. */
export async function loadLists(
  source: Source,
  culture: Culture,
  page: Page,
  { eventsPath, newsPath }: Pick<PageContext, 'eventsPath' | 'newsPath'>,
): Promise<Lists> {
  const needs = (type: Block['blockType']) => blockOf(page, type) !== undefined;
  const posts = async (network: Network) =>
    needsFeed(page, network)
      ? (await source.socialPosts(culture, network)).map(postOf)
      : noLists.posts[network];
  return {
    locations: needs('map') ? await source.locations(culture) : [],
    news: needs('newsList') ? newsOf(await source.news(culture), newsPath) : [],
    events: needs('eventList') ? eventsToCome(await source.events(culture), eventsPath) : [],
    signUps: needs('eventForm') ? signUpsOf(await source.events(culture), eventsPath) : [],
    contacts: needs('contactList') ? (await source.contactPersons(culture)).map(contactOf) : [],
    departments: needs('contactForm')
      ? await source.departments(culture, 'contact', 'sponsoring')
      : [],
    reporting: needs('reportForm') ? await source.reporting(culture) : noLists.reporting,
    posts: { instagram: await posts('instagram'), facebook: await posts('facebook') },
  };
}

function needsFeed({ blocks }: Page, network: Network): boolean {
  return (
    blocks?.some((block) => block.blockType === 'socialFeed' && block.network === network) ?? false
  );
}

/** Where there is no page for the news, no post has an address. */
export function newsOf(posts: readonly NewsSummary[], path: string | undefined): Article[] {
  if (path === undefined) return [];
  return posts.map(({ id, image, intro, parentHeading, publishDate, slug, title }) => ({
    id,
    title,
    href: `${path}/${slug}`,
    intro,
    image: pictureOf(image),
    rubric: parentHeading ?? undefined,
    date: publishDate,
  }));
}

export function eventsOf(events: readonly EventSummary[], path: string | undefined): Article[] {
  if (path === undefined) return [];
  return events.map(({ address, end, id, image, intro, slug, start, title, venue }) => ({
    id,
    title,
    href: `${path}/${slug}`,
    intro,
    image: pictureOf(image),
    date: start,
    end,
    venue,
    address,
  }));
}

/** Those that are not over; a draft without a date is none of them. */
function eventsToCome(events: readonly EventSummary[], path: string | undefined): Article[] {
  const now = new Date().toISOString();
  return eventsOf(
    events.filter(({ end, start }) => (end || start) > now),
    path,
  );
}

function signUpsOf(events: readonly EventSummary[], path: string | undefined): SignUpEvent[] {
  const now = new Date().toISOString();
  const stored = new Map(events.map((event) => [event.id, event]));
  return eventsOf(events, path).map((event) => {
    const { capacity } = stored.get(event.id) ?? {};
    const end = event.end || event.date;
    return { ...event, capacity: capacity ?? undefined, over: end !== '' && end <= now };
  });
}

function contactOf(person: ContactPerson): ContactCard {
  return {
    id: person.id,
    name: person.profileName,
    title: person.title,
    regions: (person.regions ?? []).map(regionName),
    phone: person.phone ?? undefined,
    email: person.email,
    moreInfo: person.moreInfo ?? undefined,
    image: pictureOf(person.image),
  };
}

function postOf({ id, image, likes, message, postedAt, url }: SocialPost): Post {
  return {
    id,
    message,
    href: url ?? undefined,
    likes: likes ?? 0,
    date: postedAt,
    image: pictureOf(image),
  };
}

function pictureOf(image: number | Media | null | undefined): Media | undefined {
  return typeof image === 'object' && image ? image : undefined;
}

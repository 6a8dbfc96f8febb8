import type { EventListBlock, NewsListBlock } from '@oilway/store/published/documents.ts';
import { eventsOf, newsOf } from '../../page/article-lists.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { parameters } from '../../page/parameters.ts';
import { EventList, type EventListData } from './EventList.tsx';
import { NewsList, type NewsListData } from './NewsList.tsx';
import { type NewsQuery, newsAddress, newsPage, yearParameter } from './news-pages.ts';

export const newsList = defineBlock<NewsListBlock, NewsListData, NewsQuery>({
  view: NewsList,
  load: async ({ page, source }) => ({
    news: newsOf(await source.news(page.culture), page.newsPath),
    query: {},
  }),
  asked: {
    when: ({ display }) => display === 'full',
    read(culture, read) {
      const year = /^[12]\d{3}$/.exec(read(yearParameter[culture]) ?? '')?.[0];
      const part = Number(/^[1-9]\d{0,4}$/.exec(read(parameters[culture].part) ?? '')?.[0] ?? 1);
      const query = { ...(part > 1 && { part }), ...(year && { year: Number(year) }) };
      return part > 1 || year ? { query, search: false } : undefined;
    },
  },
  /** A later part is found under its own address; what a filter leaves of the list is found under the list's, which has all of it. */
  head({ page: { breadcrumbs, culture, news, query } }) {
    if (query.year || query.part === undefined) return {};
    const { page: number } = newsPage(news, query, culture);
    if (number <= 1) return {};
    const path = breadcrumbs.at(-1)?.href ?? '';
    return { part: { number, address: newsAddress(path, culture, { part: number }) } };
  },
});

export const eventList = defineBlock<EventListBlock, EventListData>({
  view: EventList,
  /** A draft without a date is none of them. */
  async load({ now, page, source }) {
    const moment = new Date(now).toISOString();
    const events = await source.events(page.culture);
    const toCome = events.filter(({ end, start }) => (end || start) > moment);
    return { events: eventsOf(toCome, page.eventsPath) };
  },
});

/** The demo content as one object: what the seeding walks, in the order it walks it. */
import { contactPersons, departments } from './contacts.ts';
import { events } from './events/events.ts';
import { footer, locationsPage, settings, sideMenus } from './globals.ts';
import { header } from './header.ts';
import { categories } from './locations/categories.ts';
import { germany } from './locations/germany.ts';
import { poland } from './locations/poland.ts';
import { media } from './media/media.ts';
import { news } from './news/news.ts';
import { pages } from './pages/pages.ts';
import type { DemoLocation } from './shape.ts';
import { socialPosts } from './social-posts.ts';

export const locations: readonly DemoLocation[] = [...germany, ...poland];

export const demo = {
  media,
  categories,
  locations,
  pages,
  news,
  events,
  contactPersons,
  departments,
  socialPosts,
  header,
  footer,
  sideMenus,
  settings,
  locationsPage,
} as const;

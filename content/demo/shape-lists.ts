import type { Region } from '@oilway/store/regions.ts';
import type { DemoRichText } from './rich-text.ts';
import type { Both, DemoLocale, MediaName } from './shape.ts';

export interface DemoArticleText {
  title: string;
  slug: string;
  intro: string;
  body: DemoRichText;
}

export interface DemoNews extends Both<DemoArticleText & { parentHeading: string }> {
  /** ISO 8601 date. */
  publishDate: string;
  image?: MediaName;
}

interface DemoVenue {
  venue: string;
  address: string;
  capacity?: number;
}

export interface DemoEvent extends Both<DemoArticleText & DemoVenue> {
  /** Days from the day of the seeding; an event is never in the past on a fresh site. */
  inDays: number;
  /** `HH:MM`, local time. */
  starts: string;
  ends: string;
  image?: MediaName;
}

/** In the language of its country. */
export interface DemoContactPerson {
  country: DemoLocale;
  order: number;
  profileName: string;
  title: string;
  regions: Region[];
  phone?: string;
  email: string;
  moreInfo?: string;
}

export interface DemoDepartment {
  country: DemoLocale;
  order: number;
  purpose: 'contact' | 'sponsoring' | 'whistleblowing';
  department: string;
  email: string;
}

export interface DemoSocialPost {
  country: DemoLocale;
  network: 'instagram' | 'facebook';
  message: string;
  image: MediaName;
  url: string;
  likes: number;
  /** Days before the day of the seeding. */
  daysAgo: number;
  pinned?: boolean;
}

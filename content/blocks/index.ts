import type { Block } from 'payload';
import { callToAction, cards, hero, map } from './action-blocks.ts';
import { gallery, imageText } from './image-blocks.ts';
import { contactList, eventList, newsList, socialFeed } from './list-blocks.ts';
import { accordion, anchor, numbers, quote, text as textBlock } from './text-blocks.ts';

/** Every block a page can be built from. The site's registry must have a view for each, or it does not compile. */
export const blocks: Block[] = [
  hero,
  textBlock,
  imageText,
  cards,
  accordion,
  numbers,
  quote,
  callToAction,
  gallery,
  map,
  anchor,
  newsList,
  eventList,
  contactList,
  socialFeed,
];

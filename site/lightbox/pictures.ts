import type { Culture } from '@oilway/store/cultures.ts';
import { messages } from './messages.ts';
import { type Hooks, openLightbox } from './open.tsx';
import { slideOf, smallPicture } from './slides.ts';

export interface OpenPictures {
  /** The address has changed: it names this picture, or none. */
  follow(link: HTMLAnchorElement | undefined): void;
}

/** Opens the pictures of a group. @param links in the order of the page. */
export function openPictures(links: HTMLAnchorElement[], hooks: Hooks): OpenPictures {
  const contents = {
    slides: links.map(slideOf),
    text: messages[document.documentElement.dataset.culture as Culture],
    opener: links[hooks.index],
    small: (index: number) => smallPicture(links[index]),
    pictures: true,
  };
  const { follow } = openLightbox(contents, hooks);
  return { follow: (link) => follow(link ? links.indexOf(link) : -1) };
}

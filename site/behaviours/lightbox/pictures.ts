import type { Culture } from '@oilway/store/cultures.ts';
import type { SlideImage } from 'yet-another-react-lightbox';
import type { ShownGroup } from './address-bound.ts';
import { messages } from './messages.ts';
import { type Hooks, type OpenLightbox, openLightbox } from './open.tsx';

/** A drawing is sharp in any size: it is shown up to so many times as large as it was drawn. */
const magnified = 3;

/** Opens the pictures of a group of links, in the order of the page. */
export function openPictures(
  { items, link }: ShownGroup<HTMLAnchorElement>,
  hooks: Hooks,
): OpenLightbox {
  const text = messages[document.documentElement.dataset.culture as Culture];
  return openLightbox({ slides: items.map(slideOf), text, opener: link, pictures: true }, hooks);
}

/** The size, versions and words of a picture, as the small one in its link has them. */
function slideOf(link: HTMLAnchorElement): SlideImage {
  const image = link.querySelector('img');
  const [width, height] = ['width', 'height'].map((name) => Number(image?.getAttribute(name)));
  const ratio = (height ?? 0) / (width || 1);
  const offered = image ? versionsOf(image) : [];
  const largest = offered.at(-1)?.width ?? (width ?? 0) * magnified;
  return {
    src: link.href,
    srcSet: offered.map((one) => ({ ...one, height: Math.round(one.width * ratio) })),
    width: largest,
    height: Math.round(largest * ratio),
    alt: image?.alt ?? '',
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '',
    thumbnail: offered[0]?.src ?? link.href,
  };
}

/** Addresses and widths, the narrowest first, in the format that the browser has chosen. */
function versionsOf(image: HTMLImageElement): { src: string; width: number }[] {
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? []), image];
  const taken = new URL(image.currentSrc || image.src, location.href).pathname;
  const { srcset } = sources.find((one) => one.srcset.includes(taken)) ?? image;
  return [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', width]) => ({
    src,
    width: Number(width),
  }));
}

import type { Locale } from '@oilway/store/locales.ts';
import type { SlideImage } from 'yet-another-react-lightbox';
import type { SlideGroup } from './bind-to-hash.ts';
import { messages } from './messages.ts';
import { type LightboxCallbacks, type LightboxHandle, openLightbox } from './open-lightbox.tsx';

/** Maximum magnification of an SVG, which is sharp at any size. */
const drawingScale = 3;

/** Opens the images of a group of links, in document order. */
export function openImages(
  { items, link }: SlideGroup<HTMLAnchorElement>,
  callbacks: LightboxCallbacks,
): LightboxHandle {
  const text = messages[document.documentElement.dataset.culture as Locale];
  return openLightbox(
    { slides: items.map(slideOf), messages: text, opener: link, isImageGallery: true },
    callbacks,
  );
}

/** Returns the slide of a link: size, versions and texts are those of the thumbnail in it. */
function slideOf(link: HTMLAnchorElement): SlideImage {
  const image = link.querySelector('img');
  const [width, height] = ['width', 'height'].map((name) => Number(image?.getAttribute(name)));
  const ratio = (height ?? 0) / (width || 1);
  const versions = image ? parseSrcset(image) : [];
  const largest = versions.at(-1)?.width ?? (width ?? 0) * drawingScale;
  return {
    src: link.href,
    srcSet: versions.map((one) => ({ ...one, height: Math.round(one.width * ratio) })),
    width: largest,
    height: Math.round(largest * ratio),
    alt: image?.alt ?? '',
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '',
    thumbnail: versions[0]?.src ?? link.href,
  };
}

/** Returns URLs and widths, the narrowest first, in the format that the browser has chosen. */
function parseSrcset(image: HTMLImageElement): { src: string; width: number }[] {
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? []), image];
  const currentPath = new URL(image.currentSrc || image.src, location.href).pathname;
  const { srcset } = sources.find((one) => one.srcset.includes(currentPath)) ?? image;
  return [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', width]) => ({
    src,
    width: Number(width),
  }));
}

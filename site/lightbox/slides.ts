import type { SlideImage } from 'yet-another-react-lightbox';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    file: FileSlide;
  }
}

/** What the frame says of a slide. Captions and names are texts, never markup. */
interface Named {
  alt: string;
  caption: string;
  saved?: Saved;
}

/** Something else than a picture, or what has no preview. */
export interface FileSlide extends Named {
  type: 'file';
  src: string;
  mediaType: string;
}

/** A picture as a page shows it, or as it lies in the library. */
export type NamedSlide = PictureSlide | FileSlide;

/** Where a slide is taken home from. */
export interface Saved {
  href: string;
  label: string;
}

/** A picture with what the small one beside its link tells of it. */
export interface PictureSlide extends Omit<SlideImage, 'alt'>, Named {
  thumbnail?: string;
}

export function slideOf(link: HTMLAnchorElement): PictureSlide {
  const image = smallPicture(link);
  const { height: ownHeight = 0, width: ownWidth = 0 } = image ?? {};
  const sources = image ? sourcesOf(image) : [];
  const told = Number(image?.getAttribute('width')) || ownWidth;
  const width = isDrawn(image)
    ? told * magnified
    : Math.min(sources.at(-1)?.width ?? ownWidth, told);
  const ratio = ratioOf(image) ?? ownHeight / ownWidth;
  const heightOf = (of: number) => Math.round(of * ratio) || 0;
  return {
    src: link.href,
    ...(sources.length > 0 && {
      srcSet: sources.map((source) => ({ ...source, height: heightOf(source.width) })),
    }),
    width,
    height: heightOf(width),
    alt: image?.alt ?? '',
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '',
    thumbnail: sources[0]?.src ?? link.href,
  };
}

/** A drawing is sharp in any size: where the window has room, it is shown up to so many times as large as it was drawn. */
const magnified = 3;

const isDrawn = (image: HTMLImageElement | null | undefined) =>
  new URL(image?.src ?? '', location.href).pathname.endsWith('.svg');

export function smallPicture(link: Element | undefined): HTMLImageElement | null | undefined {
  return link?.querySelector('img');
}

function ratioOf(image: HTMLImageElement | null | undefined): number | undefined {
  const [width, height] = ['width', 'height'].map((name) => Number(image?.getAttribute(name)));
  return width && height ? height / width : undefined;
}

/** The addresses and widths the small picture is offered in, the narrowest first; in the format it was taken in. */
function sourcesOf(image: HTMLImageElement): { src: string; width: number }[] {
  const offers = [
    image.srcset,
    ...[...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset),
  ];
  const taken = new URL(image.currentSrc || image.src, location.href).pathname;
  const chosen = offers.find((offer) => offer.includes(taken)) ?? image.srcset;
  return chosen
    .split(', ')
    .map((offer) => offer.split(' '))
    .map(([src = '', width]) => ({ src, width: Number.parseInt(width ?? '', 10) }))
    .filter(({ width }) => width > 0)
    .sort((one, other) => one.width - other.width);
}

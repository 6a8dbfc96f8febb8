import { isDrawing } from '@oilway/store/drawings/drawing.ts';
import type { ComponentProps } from 'react';
import type { Media, PageContext } from '../page-context.ts';
import { classes } from './classes.ts';
import styles from './Picture.module.css';

const widths = [320, 640, 960, 1280, 1920];

export interface PictureProps {
  media: Media;
  page: PageContext;
  /** How wide the picture is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** The largest picture of what is seen first: fetched at once and before others. */
  first?: boolean;
}

/**
 * A photograph in the size the screen needs, never larger than the original, fetched when it comes near. Where
 * it is cropped, its focal point stays in sight. A drawing is one file for every size, and dark where the page is.
 */
export function Picture({ media, page, sizes, first = false }: PictureProps) {
  const own = media.width ?? 0;
  const image = (from: Pick<ComponentProps<'img'>, 'sizes' | 'srcSet' | 'src'>) => (
    <img
      className={classes(styles.picture, focus('x', media.focalX), focus('y', media.focalY))}
      // Before the address: Firefox fetches a picture as soon as it has that.
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      {...from}
      width={own}
      height={media.height ?? 0}
      alt={media.alt ?? ''}
    />
  );
  if (isDrawing(media)) return image({ src: page.imageUrl(media, own, 'svg') });
  const offered = widths.filter((width) => width < own);
  const all = offered.length < widths.length ? [...offered, own] : offered;
  const sources = (format: 'webp' | 'avif') =>
    all.map((width) => `${page.imageUrl(media, width, format)} ${width}w`).join(', ');
  const src = page.imageUrl(media, all.find((width) => width >= 960) ?? own);
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      {image({ sizes, srcSet: sources('webp'), src })}
    </picture>
  );
}

/** The policy allows no style attribute, so the focal point is rounded to the tenths that have a class. */
function focus(axis: 'x' | 'y', percent: number | null | undefined): string | undefined {
  const tenth = Math.round(Math.min(Math.max(percent ?? 50, 0), 100) / 10);
  return tenth === 5 ? undefined : styles[`${axis}${tenth}`];
}

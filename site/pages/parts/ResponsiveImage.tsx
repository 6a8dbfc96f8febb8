import { isSvg } from '@oilway/store/svg/svg-image.ts';
import type { ComponentProps } from 'react';
import type { Media, PageContext } from '../page-context.ts';
import { classes } from './classes.ts';
import styles from './ResponsiveImage.module.css';

const widths = [320, 640, 960, 1280, 1920];

export interface ResponsiveImageProps {
  media: Media;
  page: PageContext;
  /** The `sizes` attribute. */
  sizes: string;
  /** The largest image above the fold: loaded eagerly with high priority. */
  isPriority?: boolean;
}

/**
 * A photograph in the size the screen needs, never larger than the original, loaded lazily. Cropping preserves its focal point. A drawing is one SVG
 * for every size, which follows the colour scheme.
 */
export function ResponsiveImage({ media, page, sizes, isPriority = false }: ResponsiveImageProps) {
  const originalWidth = media.width ?? 0;
  const image = (from: Pick<ComponentProps<'img'>, 'sizes' | 'srcSet' | 'src'>) => (
    <img
      className={classes(styles.picture, focus('x', media.focalX), focus('y', media.focalY))}
      // Before `src`: Firefox loads an image as soon as it has that.
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      {...from}
      width={originalWidth}
      height={media.height ?? 0}
      alt={media.alt ?? ''}
    />
  );
  if (isSvg(media)) return image({ src: page.imageUrl(media, originalWidth, 'svg') });
  const narrower = widths.filter((width) => width < originalWidth);
  const all = narrower.length < widths.length ? [...narrower, originalWidth] : narrower;
  const sources = (format: 'webp' | 'avif') =>
    all.map((width) => `${page.imageUrl(media, width, format)} ${width}w`).join(', ');
  const src = page.imageUrl(media, all.find((width) => width >= 960) ?? originalWidth);
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      {image({ sizes, srcSet: sources('webp'), src })}
    </picture>
  );
}

/** The CSP allows no style attribute, so the focal point is rounded to the tenths that have a class. */
function focus(axis: 'x' | 'y', percent: number | null | undefined): string | undefined {
  const tenth = Math.round(Math.min(Math.max(percent ?? 50, 0), 100) / 10);
  return tenth === 5 ? undefined : styles[`${axis}${tenth}`];
}

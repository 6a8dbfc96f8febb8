import type { Media, PageContext } from '../page-context.ts';
import styles from './Picture.module.css';

const widths = [320, 640, 960, 1280, 1920];

interface Props {
  media: Media;
  page: PageContext;
  /** How wide the picture is shown, as the `sizes` attribute has it. */
  sizes: string;
}

/** A photograph in the size the screen needs, never larger than the original. */
export function Picture({ media, page, sizes }: Props) {
  const own = media.width ?? 0;
  const offered = widths.filter((width) => width < own);
  const all = offered.length < widths.length ? [...offered, own] : offered;
  return (
    <img
      className={styles.picture}
      src={page.imageUrl(media, all.find((width) => width >= 960) ?? own)}
      srcSet={all.map((width) => `${page.imageUrl(media, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={own}
      height={media.height ?? 0}
      alt={media.alt ?? ''}
      loading="lazy"
      decoding="async"
    />
  );
}

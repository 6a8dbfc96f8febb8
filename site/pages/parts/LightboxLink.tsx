import { isSvg } from '@oilway/store/svg/svg-image.ts';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import styles from './LightboxLink.module.css';
import { messages } from './messages.ts';
import { ResponsiveImage, type ResponsiveImageProps } from './ResponsiveImage.tsx';

interface Props extends ResponsiveImageProps {
  /** Id of the images that are browsed together; prefix of the id of each. */
  group: string;
  /** Position in the group, from 1; undefined for a single image. */
  number?: number | undefined;
}

/** An image with a link to its full size, which scripts open in a lightbox. */
export function LightboxLink({ group, number, ...imageProps }: Props) {
  const { media, page } = imageProps;
  const format = isSvg(media) ? 'svg' : 'webp';
  return (
    <a
      className={styles.link}
      id={number === undefined ? group : `${group}-${number}`}
      href={page.imageUrl(media, Number.POSITIVE_INFINITY, format)}
      data-lightbox={group}
    >
      <VisuallyHidden>{messages[page.locale].enlarge} </VisuallyHidden>
      <ResponsiveImage {...imageProps} />
      <span className={styles.sign}>
        <Icon name="enlarge" />
      </span>
    </a>
  );
}

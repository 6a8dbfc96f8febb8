import { isDrawing } from '@oilway/store/drawings/drawing.ts';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import styles from './PictureLink.module.css';

interface Props extends PictureProps {
  /** The pictures that are looked through together; part of the address of each. */
  group: string;
  /** Which one of them it is, counted from 1; none for a picture by itself. */
  number?: number | undefined;
}

/** A picture that leads to itself in full size: a plain link, which scripts open as a lightbox. */
export function PictureLink({ group, number, ...picture }: Props) {
  const { media, page } = picture;
  const format = isDrawing(media) ? 'svg' : 'webp';
  return (
    <a
      className={styles.link}
      id={number === undefined ? group : `${group}-${number}`}
      href={page.imageUrl(media, Number.POSITIVE_INFINITY, format)}
      data-lightbox={group}
    >
      <VisuallyHidden>{messages[page.culture].enlarge} </VisuallyHidden>
      <Picture {...picture} />
      <span className={styles.sign}>
        <Icon name="enlarge" />
      </span>
    </a>
  );
}

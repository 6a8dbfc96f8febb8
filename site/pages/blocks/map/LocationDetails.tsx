import { Icon } from '../../../ui/Icon.tsx';
import type { Location, PageContext } from '../../page-context.ts';
import { Picture } from '../Picture.tsx';
import styles from './LocationDetails.module.css';
import { messages } from './messages.ts';

interface Props {
  location: Location;
  page: PageContext;
}

/** How to find a chosen location, and what is said of it (MapDetail, specification section 3). */
export function LocationDetails({ location, page }: Props) {
  const { isOQ, mapDescription, text } = location;
  if (!isOQ && !mapDescription && !text) return null;
  return (
    <div className={styles.details}>
      {isOQ ? (
        <p className={styles.quality}>
          <Icon name="check" />
          {messages[page.culture].quality}
        </p>
      ) : null}
      {mapDescription ? <p className={styles.text}>{mapDescription}</p> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
    </div>
  );
}

/** The picture of a chosen location with what it shows; a browser fetches it when it is seen. */
export function LocationPicture({ location, page }: Props) {
  const { image, imageText } = location;
  if (!image || typeof image !== 'object') return null;
  return (
    <figure className={styles.figure}>
      <Picture media={image} page={page} sizes="(width <= 992px) 85vw, 30rem" />
      {imageText ? <figcaption className={styles.caption}>{imageText}</figcaption> : null}
    </figure>
  );
}

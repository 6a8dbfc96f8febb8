import type { Location, PageContext } from '../../../page/page-context.ts';
import { Picture } from '../../../page/parts/Picture.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { messages } from '../rules/messages.ts';
import styles from './LocationDetails.module.css';

/** Whether there is more to tell of a location than its row does. */
export function hasDetails({ image, isOQ, mapDescription, text }: Location): boolean {
  return Boolean(isOQ || mapDescription || text || (image && typeof image === 'object'));
}

interface Props {
  location: Location;
  page: PageContext;
}

/**
 * How to find a chosen location, what is said of it, and its picture (MapDetail, specification section 3). The browser
 * asks for those of another one when that is chosen: all of them would make the page a round trip longer.
 */
export function LocationDetails({ location, page }: Props) {
  const { image, imageText, isOQ, mapDescription, text } = location;
  return (
    <div className={styles.details} data-details="">
      {isOQ ? (
        <p className={styles.quality}>
          <Icon name="check" />
          {messages[page.culture].quality}
        </p>
      ) : null}
      {mapDescription ? <p className={styles.text}>{mapDescription}</p> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {image && typeof image === 'object' ? (
        <figure className={styles.figure}>
          <Picture media={image} page={page} sizes="(width <= 992px) 85vw, 30rem" />
          {imageText ? <figcaption className={styles.caption}>{imageText}</figcaption> : null}
        </figure>
      ) : null}
    </div>
  );
}

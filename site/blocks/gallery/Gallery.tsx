import type { GalleryBlock } from '@oilway/store/published/documents.ts';
import { messages } from '../../pages/parts/messages.ts';
import { PictureLink } from '../../pages/parts/PictureLink.tsx';
import { alone, type BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './Gallery.module.css';

/** Pictures side by side, uncropped, each a link to itself in full; one whose file is gone is left out. */
export function Gallery({ block, page, place = alone }: BlockProps<GalleryBlock>) {
  const group = messages[page.culture].gallery + place.order;
  const images = block.images.flatMap(({ image, ...rest }) =>
    typeof image === 'number' ? [] : [{ image, ...rest }],
  );
  return (
    <Section place={place}>
      {block.heading ? <h2 className={styles.heading}>{block.heading}</h2> : null}
      <ul className={styles.pictures}>
        {images.map(({ id, image, caption }, index) => (
          <li key={id ?? image.id}>
            <figure>
              <PictureLink
                media={image}
                page={page}
                sizes="(width <= 37.5em) 90vw, (width <= 62em) 44vw, 29vw"
                first={place.order === 1 && index === 0}
                group={group}
                number={images.length > 1 ? index + 1 : undefined}
              />
              {caption ? (
                <figcaption className="note above3 leading145">{caption}</figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

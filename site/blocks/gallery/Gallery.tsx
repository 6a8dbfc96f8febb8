import type { GalleryBlock } from '@oilway/store/published/documents.ts';
import { type BlockProps, standalonePosition } from '../../pages/parts/block-position.ts';
import { LightboxLink } from '../../pages/parts/LightboxLink.tsx';
import { messages } from '../../pages/parts/messages.ts';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './Gallery.module.css';

/** Uncropped images side by side, or one across the whole width, each a link to its full size; deleted images are left out. */
export function Gallery({ block, page, position = standalonePosition }: BlockProps<GalleryBlock>) {
  const group = messages[page.locale].gallery + position.order;
  const images = block.images.flatMap(({ image, ...rest }) =>
    image && typeof image === 'object' ? [{ image, ...rest }] : [],
  );
  return (
    <Section position={position}>
      {block.heading ? <h2 className="below6 step3">{block.heading}</h2> : null}
      <ul className={styles.pictures}>
        {images.map(({ id, image, caption }, index) => (
          <li key={id ?? image.id}>
            <figure>
              <LightboxLink
                media={image}
                page={page}
                sizes={
                  images.length === 1
                    ? '90vw'
                    : '(width <= 37.5em) 90vw, (width <= 62em) 44vw, 29vw'
                }
                isPriority={position.order === 1 && index === 0}
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

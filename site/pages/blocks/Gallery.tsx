import type { GalleryBlock } from './block-types.ts';
import styles from './Gallery.module.css';
import { Picture } from './Picture.tsx';
import type { ViewProps } from './place.ts';
import { Section } from './Section.tsx';

/** Pictures side by side, uncropped; one whose file is gone is left out. */
export function Gallery({ block, page, place }: ViewProps<GalleryBlock>) {
  return (
    <Section place={place}>
      {block.heading ? <h2 className={styles.heading}>{block.heading}</h2> : null}
      <ul className={styles.pictures}>
        {block.images.map(({ id, image, caption }) =>
          typeof image === 'number' ? null : (
            <li key={id ?? image.id}>
              <figure>
                <Picture
                  media={image}
                  page={page}
                  sizes="(width <= 600px) 90vw, (width <= 992px) 44vw, 29vw"
                />
                {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
              </figure>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

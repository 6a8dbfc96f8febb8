import type { ImageTextBlock } from '@oilway/store/published/documents.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import { classes } from '../../pages/parts/classes.ts';
import { messages } from '../../pages/parts/messages.ts';
import { PictureLink } from '../../pages/parts/PictureLink.tsx';
import { alone, type BlockProps } from '../../pages/parts/place.ts';
import { RichText } from '../../pages/parts/RichText.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './ImageText.module.css';

/** A picture beside a text: a photograph if there is one, otherwise a drawing on graphite. */
export function ImageText({ block, page, place }: BlockProps<ImageTextBlock>) {
  const href = block.link?.label ? page.href(block.link) : undefined;
  return (
    <Section place={place}>
      <div className={classes(styles.columns, block.side === 'right' && styles.right)}>
        <ImageOrDrawing block={block} page={page} place={place} />
        <div className={styles.text}>
          <h2 className="belowHeading step3">{block.heading}</h2>
          <RichText state={block.body} page={page} />
          {href ? (
            <p className="above6">
              <ButtonLink href={href} variant="outline" icon="arrow-right">
                {block.link?.label}
              </ButtonLink>
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

function ImageOrDrawing({ block, page, place = alone }: BlockProps<ImageTextBlock>) {
  if (block.image && typeof block.image === 'object') {
    return (
      <div className={styles.photo}>
        <PictureLink
          media={block.image}
          page={page}
          sizes="(width <= 62em) 90vw, 48vw"
          first={place.order === 1}
          group={messages[page.culture].picture + place.order}
        />
      </div>
    );
  }
  return block.illustration ? (
    <div className={styles.drawing}>
      <Illustration name={block.illustration} shape="narrow" />
    </div>
  ) : null;
}

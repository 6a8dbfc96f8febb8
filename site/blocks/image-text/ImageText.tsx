import type { ImageTextBlock } from '@oilway/store/published/documents.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import { type BlockProps, standalonePosition } from '../../pages/parts/block-position.ts';
import { classes } from '../../pages/parts/classes.ts';
import { LightboxLink } from '../../pages/parts/LightboxLink.tsx';
import { messages } from '../../pages/parts/messages.ts';
import { RichText } from '../../pages/parts/RichText.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import styles from './ImageText.module.css';

/** An image beside a text: a photograph if there is one, otherwise a drawing on graphite. */
export function ImageText({ block, page, position }: BlockProps<ImageTextBlock>) {
  const href = block.link?.label ? page.href(block.link) : undefined;
  return (
    <Section position={position}>
      <div className={classes(styles.columns, block.side === 'right' && styles.right)}>
        <ImageOrDrawing block={block} page={page} position={position} />
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

function ImageOrDrawing({
  block,
  page,
  position = standalonePosition,
}: BlockProps<ImageTextBlock>) {
  if (block.image && typeof block.image === 'object') {
    return (
      <div className={styles.photo}>
        <LightboxLink
          media={block.image}
          page={page}
          sizes="(width <= 62em) 90vw, 48vw"
          isPriority={position.order === 1}
          group={messages[page.locale].picture + position.order}
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

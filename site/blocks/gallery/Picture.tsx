import type { PictureBlock } from '../../pages/blocks/block-types.ts';
import { type BlockProps, standalonePosition } from '../../pages/parts/block-position.ts';
import { LightboxLink } from '../../pages/parts/LightboxLink.tsx';
import { messages } from '../../pages/parts/messages.ts';
import { Section } from '../../pages/parts/Section.tsx';

/** An image at the width of the text, with a link to its full size; a deleted image is left out with its caption. */
export function Picture({ block, page, position = standalonePosition }: BlockProps<PictureBlock>) {
  const { caption, image } = block;
  if (!image || typeof image !== 'object') return null;
  return (
    <Section position={position}>
      <figure>
        <LightboxLink
          media={image}
          page={page}
          sizes="(width <= 62em) 90vw, 46rem"
          group={messages[page.locale].picture + position.order}
        />
        {caption ? <figcaption className="note above3 leading145">{caption}</figcaption> : null}
      </figure>
    </Section>
  );
}

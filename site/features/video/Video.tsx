import type { VideoBlock } from '@oilway/store/published/documents.ts';
import { readVideoAddress } from '@oilway/store/published/video-address.ts';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { classes } from '../../pages/parts/classes.ts';
import { Picture } from '../../pages/parts/Picture.tsx';
import type { BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { messages } from './messages.ts';
import styles from './Video.module.css';
import { VideoBlocked } from './VideoBlocked.tsx';
import { VideoControls } from './VideoControls.tsx';
import { VideoIcon } from './VideoIcon.tsx';
import { VideoNote } from './VideoNote.tsx';
import { type VideoSource, videoOptions, watchAddress } from './video-options.ts';

export interface VideoData {
  video: VideoSource;
}

const boxes: Record<VideoBlock['ratio'], string | undefined> = {
  '16/9': styles.wide,
  '4/3': styles.television,
  '1/1': styles.square,
  '9/16': styles.upright,
  '21/9': styles.cinema,
};

/**
 * A video of the provider's: our own picture of it, with nothing loaded until the visitor wants it to
 * be. All of its parts are here from the beginning, so that nothing moves when it plays.
 */
export function Video({ block, page, place }: BlockProps<VideoBlock, VideoData>) {
  const address = readVideoAddress(block.videoURL);
  if (!address) return null;
  const options = videoOptions(block, address, { imageUrl: page.imageUrl, video: page.video });
  const key = address.id ?? address.list;
  const inline = block.containment === 'self';
  const watch = watchAddress(address);
  const blocked = <VideoBlocked culture={page.culture} watch={watch} />;
  return (
    <Section place={place}>
      <div className={styles.columns}>
        {block.heading ? <h2 className={styles.heading}>{block.heading}</h2> : null}
        <figure
          className={classes(styles.video, boxes[block.ratio], !inline && styles.background)}
          id={`video-${key}`}
          aria-label={`${messages[page.culture].video}: ${block.title}`}
          data-video={JSON.stringify(options)}
          data-mobile={block.useOnMobile === false ? 'off' : undefined}
          data-state="cover"
        >
          {inline ? (
            <Screen block={block} page={page}>
              {blocked}
            </Screen>
          ) : (
            blocked
          )}
          <VideoControls block={block} page={page} playlist={address.list !== undefined} />
        </figure>
        <div className={styles.side}>
          {block.text ? <p className={styles.text}>{block.text}</p> : null}
          <VideoNote page={page} watch={watch} />
        </div>
      </div>
    </Section>
  );
}

/** The box of the frame, and the cover that lies over it. */
function Screen({ block, children, page }: BlockProps<VideoBlock> & { children: ReactNode }) {
  const text = messages[page.culture];
  return (
    <div className={styles.box} data-video-box>
      <div className={styles.cover} data-tone="graphite">
        {block.coverImage && typeof block.coverImage === 'object' ? (
          <Picture media={block.coverImage} page={page} sizes="(width <= 62em) 90vw, 60vw" />
        ) : null}
        {children}
        <button className={styles.open} type="button" data-video-load>
          <VideoIcon name="play" />
          <span data-when="asking">{text.load}</span>
          <span data-when="allowed">{text.play}</span>
          <VisuallyHidden>: {block.title}</VisuallyHidden>
        </button>
      </div>
    </div>
  );
}

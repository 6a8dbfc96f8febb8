import type { VideoBlock } from '@oilway/store/published/documents.ts';
import { parseYouTubeUrl } from '@oilway/store/published/youtube-url.ts';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { classes } from '../../pages/parts/classes.ts';
import { ResponsiveImage } from '../../pages/parts/ResponsiveImage.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { messages } from './messages.ts';
import styles from './Video.module.css';
import { VideoBlocked } from './VideoBlocked.tsx';
import { VideoControls } from './VideoControls.tsx';
import { VideoIcon } from './VideoIcon.tsx';
import { VideoPrivacyNotice } from './VideoPrivacyNotice.tsx';
import { type VideoSource, videoOptions, watchUrl } from './video-options.ts';

export interface VideoData {
  video: VideoSource;
}

const ratioClasses: Record<VideoBlock['ratio'], string | undefined> = {
  '16/9': styles.wide,
  '4/3': styles.television,
  '1/1': styles.square,
  '9/16': styles.upright,
  '21/9': styles.cinema,
};

/**
 * A video of the provider with a cover image; nothing is loaded from the provider before the visitor consents.
 * All parts are rendered from the start, so that the layout does not shift.
 */
export function Video({ block, page, position }: BlockProps<VideoBlock, VideoData>) {
  const address = parseYouTubeUrl(block.videoURL);
  if (!address) return null;
  const options = videoOptions(block, address, { imageUrl: page.imageUrl, video: page.video });
  const key = address.id ?? address.list;
  const isInline = block.containment === 'self';
  const watchHref = watchUrl(address);
  const blocked = <VideoBlocked locale={page.locale} watchHref={watchHref} />;
  return (
    <Section position={position}>
      <div className={styles.columns}>
        {block.heading ? <h2 className={styles.heading}>{block.heading}</h2> : null}
        <figure
          className={classes(
            styles.video,
            ratioClasses[block.ratio],
            !isInline && styles.background,
          )}
          id={`video-${key}`}
          aria-label={`${messages[page.locale].video}: ${block.title}`}
          data-video={JSON.stringify(options)}
          data-mobile={block.useOnMobile === false ? 'off' : undefined}
          data-state="cover"
        >
          {isInline ? (
            <PlayerArea block={block} page={page}>
              {blocked}
            </PlayerArea>
          ) : (
            blocked
          )}
          <VideoControls block={block} page={page} hasPlaylist={address.list !== undefined} />
        </figure>
        <div className={styles.side}>
          {block.text ? <p className={styles.text}>{block.text}</p> : null}
          <VideoPrivacyNotice page={page} watchHref={watchHref} />
        </div>
      </div>
    </Section>
  );
}

/** The container of the iframe, with the cover on top. */
function PlayerArea({ block, children, page }: BlockProps<VideoBlock> & { children: ReactNode }) {
  const text = messages[page.locale];
  return (
    <div className={styles.box} data-video-box>
      <div className={styles.cover} data-tone="graphite">
        {block.coverImage && typeof block.coverImage === 'object' ? (
          <ResponsiveImage
            media={block.coverImage}
            page={page}
            sizes="(width <= 62em) 90vw, 60vw"
          />
        ) : null}
        {children}
        <button className={styles.open} type="button" data-video-load>
          <VideoIcon name="play" />
          <span data-when="consent">{text.load}</span>
          <span data-when="allowed">{text.play}</span>
          <VisuallyHidden>: {block.title}</VisuallyHidden>
        </button>
      </div>
    </div>
  );
}

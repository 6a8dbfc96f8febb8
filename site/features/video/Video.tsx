import type { VideoBlock } from '@oilway/store/published/documents.ts';
import { parseYouTubeUrl, type YouTubeReference } from '@oilway/store/published/youtube-url.ts';
import type { ReactNode } from 'react';
import { Checkbox } from '../../components/Checkbox.tsx';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { Locale, PageContext } from '../../pages/page-context.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { classes } from '../../pages/parts/classes.ts';
import { ResponsiveImage } from '../../pages/parts/ResponsiveImage.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import type { VideoOptions } from './browser/options.ts';
import { messages } from './messages.ts';
import styles from './Video.module.css';
import { VideoControls } from './VideoControls.tsx';
import { VideoIcon } from './VideoIcon.tsx';

interface VideoData {
  /** The URLs of the provider, and whether the site has metadata of its videos. */
  video: Pick<VideoOptions, 'script' | 'frames' | 'hasMetadata'>;
}

export const video = defineBlock<VideoBlock, VideoData>({
  component: Video,
  load({ config }) {
    const { frames, key, script } = config.video;
    return { video: { frames, script, hasMetadata: key !== undefined } };
  },
  csp: 'video',
});

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
  const options = videoOptions(block, address, page);
  const key = address.id ?? address.list;
  const isInline = block.containment === 'self';
  const watchHref = watchUrl(address);
  const blocked = <VideoBlocked locale={page.locale} watchHref={watchHref} />;
  return (
    <Section position={position}>
      <div className={styles.columns}>
        {block.heading ? <h2 className="across below5">{block.heading}</h2> : null}
        <figure
          className={classes(styles.video, ratioClasses[block.ratio])}
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
          {block.text ? <p className="step1 below5 leading145">{block.text}</p> : null}
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

/** The message that the provider does not respond, as a live region, with a link to the video at the provider. */
function VideoBlocked({ locale, watchHref }: { locale: Locale; watchHref: string }) {
  const text = messages[locale];
  return (
    <div className={styles.blocked} role="status">
      <div className={styles.words} data-when="blocked">
        <p>{text.blocked}</p>
        <p>
          <a className="target gap2" href={watchHref}>
            {text.watch}
            <Icon name="external-link" />
          </a>
        </p>
      </div>
    </div>
  );
}

/** The privacy notice, the checkbox for lasting consent and a link to the video at the provider. Also visible during playback. */
function VideoPrivacyNotice({ page, watchHref }: { page: PageContext; watchHref: string }) {
  const text = messages[page.locale];
  return (
    <div className={styles.note}>
      <p className="screenOnly">
        {text.privacyNotice}
        {page.privacyPath ? (
          <>
            {' '}
            <a href={page.privacyPath}>{text.privacy}</a>.
          </>
        ) : null}
      </p>
      <label className={styles.always}>
        <Checkbox data-video-always="" />
        {text.alwaysLoad}
      </label>
      <p>
        <a className="target gap2" href={watchHref} data-video-watch>
          {text.watch}
          <Icon name="external-link" />
        </a>
      </p>
      <p className="noJsOnly">{text.externalLinkHint}</p>
    </div>
  );
}

/** Returns the player options of a block; empty fields have the defaults of the player. */
function videoOptions(
  block: VideoBlock,
  address: YouTubeReference,
  { imageUrl, video }: PageContext & VideoData,
): Partial<VideoOptions> {
  const { containment, mask, selector } = block;
  return {
    ...address,
    ...video,
    title: block.title,
    startAt: block.startAt ?? 0,
    stopAt: block.stopAt ?? 0,
    loop: block.loop ?? true,
    mute: block.mute ?? false,
    vol: block.vol ?? undefined,
    autoPlay: block.autoPlay ?? false,
    showControls: block.showControls ?? true,
    containment: containment === 'selector' ? (selector ?? '') : containment,
    ratio: block.ratio,
    opacity: block.opacity ?? undefined,
    mask: (mask ?? []).map(({ image, second }) => ({
      second: second ?? 0,
      src: typeof image === 'object' && image ? imageUrl(image, 1280) : false,
    })),
    useOnMobile: block.useOnMobile ?? true,
  };
}

/** Returns the URL of a video or playlist on youtube.com. */
function watchUrl({ id, list }: YouTubeReference): string {
  const query = new URLSearchParams({ ...(id ? { v: id } : {}), ...(list ? { list } : {}) });
  return `https://www.youtube.com/${id ? 'watch' : 'playlist'}?${query}`;
}

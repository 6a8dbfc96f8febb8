import type { VideoBlock } from '@oilway/store/published/documents.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { PageContext } from '../../pages/page-context.ts';
import { messages } from './messages.ts';
import styles from './VideoControls.module.css';
import { VideoIcon } from './VideoIcon.tsx';

interface Props {
  block: VideoBlock;
  page: PageContext;
  hasPlaylist: boolean;
}

/**
 * The bar below the video: the title before loading, then the controls. The pause button is shown even if the
 * editor disables the controls (WCAG 2.2.2).
 */
export function VideoControls({ block, page, hasPlaylist }: Props) {
  const text = messages[page.locale];
  return (
    <div className={styles.bar} data-tone="graphite">
      <p className={styles.title} data-video-title>
        {block.title}
      </p>
      {block.containment === 'self' ? null : (
        <button className={styles.open} type="button" data-video-load>
          <span data-when="consent">{text.load}</span>
          <span data-when="allowed">{text.play}</span>
        </button>
      )}
      <div className={styles.controls} data-video-controls hidden>
        <button className={`${styles.button} tool rigid`} type="button" data-control="play">
          <VideoIcon name="play" when="paused" />
          <VideoIcon name="pause" when="playing" />
          <VisuallyHidden>
            <span data-when="paused">{text.play}</span>
            <span data-when="playing">{text.pause}</span>
          </VisuallyHidden>
        </button>
        {block.showControls === false ? null : (
          <FullControls text={text} hasPlaylist={hasPlaylist} />
        )}
      </div>
    </div>
  );
}

function FullControls(props: { text: (typeof messages)['de-DE']; hasPlaylist: boolean }) {
  const { hasPlaylist, text } = props;
  return (
    <>
      {hasPlaylist ? (
        <>
          <IconButton name="previous" label={text.previous} />
          <IconButton name="next" label={text.next} />
        </>
      ) : null}
      <input
        className={styles.seek}
        type="range"
        min="0"
        max="0"
        step="1"
        defaultValue="0"
        aria-label={text.position}
        data-control="seek"
        data-of={text.of}
      />
      <p
        className={`${styles.time} small figures rigid quietOnGraphite`}
        data-control="time"
        aria-hidden="true"
      >
        -- : -- / -- : --
      </p>
      <button
        className={`${styles.button} tool rigid`}
        type="button"
        data-control="mute"
        aria-pressed="false"
      >
        <VideoIcon name="sound" when="audible" />
        <VideoIcon name="muted" when="muted" />
        <VisuallyHidden>{text.mute}</VisuallyHidden>
      </button>
      <input
        className={styles.volume}
        type="range"
        min="0"
        max="100"
        step="5"
        defaultValue="50"
        aria-label={text.volume}
        data-control="volume"
      />
      <IconButton name="fullscreen" label={text.fullscreen} />
    </>
  );
}

function IconButton({ name, label }: { name: 'previous' | 'next' | 'fullscreen'; label: string }) {
  return (
    <button className={`${styles.button} tool rigid`} type="button" data-control={name}>
      <VideoIcon name={name} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

import type { VideoBlock } from '@oilway/store/published/documents.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { PageContext } from '../../pages/page-context.ts';
import { messages } from './messages.ts';
import styles from './VideoControls.module.css';
import { VideoIcon } from './VideoIcon.tsx';

interface Props {
  block: VideoBlock;
  page: PageContext;
  playlist: boolean;
}

/**
 * The bar below the picture: the title before anything is loaded, then our own controls. A video that
 * moves can be paused even where an editor wants no controls (WCAG 2.2.2).
 */
export function VideoControls({ block, page, playlist }: Props) {
  const text = messages[page.culture];
  return (
    <div className={styles.bar} data-tone="graphite">
      <p className={styles.title} data-video-title>
        {block.title}
      </p>
      {block.containment === 'self' ? null : (
        <button className={styles.open} type="button" data-video-load>
          <span data-when="asking">{text.load}</span>
          <span data-when="allowed">{text.play}</span>
        </button>
      )}
      <div className={styles.controls} data-video-controls hidden>
        <button className={styles.button} type="button" data-control="play">
          <VideoIcon name="play" when="still" />
          <VideoIcon name="pause" when="moving" />
          <VisuallyHidden>
            <span data-when="still">{text.play}</span>
            <span data-when="moving">{text.pause}</span>
          </VisuallyHidden>
        </button>
        {block.showControls === false ? null : <Full text={text} playlist={playlist} />}
      </div>
    </div>
  );
}

function Full({ text, playlist }: { text: (typeof messages)['de-DE']; playlist: boolean }) {
  return (
    <>
      {playlist ? (
        <>
          <Named name="previous" label={text.previous} />
          <Named name="next" label={text.next} />
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
      <p className={styles.time} data-control="time" aria-hidden="true">
        -- : -- / -- : --
      </p>
      <button className={styles.button} type="button" data-control="mute" aria-pressed="false">
        <VideoIcon name="sound" when="heard" />
        <VideoIcon name="muted" when="unheard" />
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
      <Named name="fullscreen" label={text.fullscreen} />
    </>
  );
}

function Named({ name, label }: { name: 'previous' | 'next' | 'fullscreen'; label: string }) {
  return (
    <button className={styles.button} type="button" data-control={name}>
      <VideoIcon name={name} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

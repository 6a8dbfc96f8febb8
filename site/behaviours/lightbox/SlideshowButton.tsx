import { useEffect, useState } from 'react';
import {
  IconButton,
  type SlideshowRef,
  useController,
  useLightboxState,
} from 'yet-another-react-lightbox';
import { Icon } from '../../components/Icon.tsx';
import { durations } from './gestures.ts';

/**
 * Runs the library's slideshow, with what it has no option for: a start at the last image continues with the first, and a hidden tab, or hover or
 * focus on another control, suspends it; after that the three seconds start again.
 */
export function SlideshowButton({ disabled, pause, play }: SlideshowRef) {
  const { currentIndex } = useLightboxState();
  const { containerRef, prev } = useController();
  const [started, setStarted] = useState(false);
  const [isSuspended, setIsSuspended] = useState(false);
  const running = started && !isSuspended;

  useEffect(() => {
    if (disabled) setStarted(false);
  }, [disabled]);
  useEffect(() => {
    if (!running) return pause();
    if (!disabled) return play();
    const timer = setTimeout(() => prev({ count: currentIndex }), durations.slideshow);
    return () => clearTimeout(timer);
  }, [running, disabled, currentIndex, pause, play, prev]);
  useEffect(() => {
    const root = containerRef.current?.closest('dialog');
    for (const part of root?.querySelectorAll('[aria-live]') ?? [])
      part.ariaLive = running ? 'off' : 'polite';
    if (!started) delete root?.dataset.idle;
  }, [started, running, containerRef]);
  useEffect(() => {
    const others = 'dialog button:not([data-slideshow]):is(:hover, :focus)';
    const updateSuspended = () =>
      setIsSuspended(document.hidden || document.querySelector(others) !== null);
    const listeners = new AbortController();
    for (const type of ['visibilitychange', 'pointerover', 'pointerout', 'focusin'])
      document.addEventListener(type, updateSuspended, listeners);
    return () => listeners.abort();
  }, []);

  return (
    <>
      <IconButton
        label={started ? 'Pause' : 'Play'}
        icon={Icon}
        renderIcon={() => <Icon name={started ? 'pause' : 'play'} />}
        onClick={() => setStarted(!started)}
        data-slideshow={started ? 'on' : 'off'}
      />
      {running ? <div key={currentIndex} data-part="progress" /> : null}
    </>
  );
}

import { useEffect, useState } from 'react';
import {
  IconButton,
  type SlideshowRef,
  useController,
  useLightboxState,
} from 'yet-another-react-lightbox';
import { Icon } from '../../components/Icon.tsx';
import { times } from './hands.ts';

/**
 * Runs the library's slideshow. What it has no option for: started at the last picture it begins anew with the first,
 * and a hidden tab or a hand on another control holds it up, after which the three seconds begin again.
 */
export function ShowButton({ disabled, pause, play }: SlideshowRef) {
  const { currentIndex } = useLightboxState();
  const { containerRef, prev } = useController();
  const [started, setStarted] = useState(false);
  const [held, setHeld] = useState(false);
  const running = started && !held;

  useEffect(() => {
    if (disabled) setStarted(false);
  }, [disabled]);
  useEffect(() => {
    if (!running) return pause();
    if (!disabled) return play();
    const timer = setTimeout(() => prev({ count: currentIndex }), times.slideshow);
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
    const look = () => setHeld(document.hidden || document.querySelector(others) !== null);
    const listeners = new AbortController();
    for (const sign of ['visibilitychange', 'pointerover', 'pointerout', 'focusin'])
      document.addEventListener(sign, look, listeners);
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

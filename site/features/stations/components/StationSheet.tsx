import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { messages } from '../domain/messages.ts';
import type { ListedStation, StationsData } from '../domain/station-list.ts';
import { StationDetails } from './StationDetails.tsx';
import styles from './StationSheet.module.css';

interface Props {
  data: StationsData;
  /** The frame of the map. */
  frame: RefObject<HTMLElement | null>;
  listed: ListedStation;
  now: number | undefined;
  /** Whether the map moves already, and has the pin. */
  alive: boolean;
  /** The pin of the station. */
  pinOf: () => HTMLElement | null | undefined;
  onClear: () => void;
  onHide: () => void;
}

/** Pixels between a pin and the sheet below it. */
const room = 16;

/** What is said of a chosen station, over the lower part of the screen, as long as the map is in view. */
export function StationSheet({ alive, data, frame, listed, now, onClear, onHide, pinOf }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { key, title } = listed.location;
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
  }, [key]);
  // Before the sheet is taken away, and the focus with it: that goes back to the pin, which by then may be another element.
  useLayoutEffect(() => {
    const [element, map] = [sheet.current, frame.current];
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const pin = `[data-marker="${CSS.escape(shown.current)}"]`;
      requestAnimationFrame(() =>
        map?.querySelector<HTMLElement>(pin)?.focus({ preventScroll: true }),
      );
    };
  }, [frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet is shown once, whatever is in it
  useEffect(() => {
    const element = sheet.current;
    element?.showPopover();
    const leaving = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) onHide();
    });
    if (frame.current) leaving.observe(frame.current);
    return () => leaving.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each station anew
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    element.scrollTop = 0;
    element.focus({ preventScroll: true });
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each station anew, when it has a pin
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const uncover = () => {
      const pin = pinOf();
      if (!pin) return;
      // Where the sheet ends up: it may be gliding.
      const hidden =
        pin.getBoundingClientRect().bottom + room - (innerHeight - element.offsetHeight);
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (hidden > 0) scrollBy({ top: hidden, behavior: calm ? 'instant' : 'smooth' });
    };
    uncover();
    // The map may be moving still.
    const later = setTimeout(uncover, 400);
    return () => clearTimeout(later);
  }, [key, alive]);
  return (
    <dialog
      className={styles.sheet}
      ref={sheet}
      popover="manual"
      tabIndex={-1}
      aria-label={title}
      data-sheet=""
    >
      <button
        className={styles.close}
        type="button"
        aria-label={messages[data.culture].map.close}
        onClick={onClear}
      >
        <Icon name="x" />
      </button>
      <div className={styles.station} data-selected="" data-tone="amber">
        <StationDetails {...{ data, listed, now }} selected />
      </div>
    </dialog>
  );
}

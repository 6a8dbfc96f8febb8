import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import type { StationListItem, StationsData } from '../domain/filter-stations.ts';
import { messages } from '../domain/messages.ts';
import { StationDetails } from './StationDetails.tsx';
import styles from './StationSheet.module.css';

interface Props {
  data: StationsData;
  /** The frame of the map. */
  frame: RefObject<HTMLElement | null>;
  item: StationListItem;
  now: number | undefined;
  /** Whether the Leaflet map is loaded and has the pin. */
  isMapReady: boolean;
  /** Returns the pin of the station. */
  findPin: () => HTMLElement | null | undefined;
  onClear: () => void;
  onHide: () => void;
}

/** Pixels between a pin and the sheet below it. */
const pinClearance = 16;

/** The details of the selected station as a sheet at the bottom of the screen, while the map is in view. */
export function StationSheet({
  isMapReady,
  data,
  frame,
  item,
  now,
  onClear,
  onHide,
  findPin,
}: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { key, title } = item.location;
  const shownKey = useRef(key);
  useEffect(() => {
    shownKey.current = key;
  }, [key]);
  // Before the sheet and its focus are removed: returns the focus to the pin, which may be another element by then.
  useLayoutEffect(() => {
    const [element, map] = [sheet.current, frame.current];
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const pin = `[data-marker="${CSS.escape(shownKey.current)}"]`;
      requestAnimationFrame(() =>
        map?.querySelector<HTMLElement>(pin)?.focus({ preventScroll: true }),
      );
    };
  }, [frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useEffect(() => {
    const element = sheet.current;
    element?.showPopover();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) onHide();
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs per station
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    element.scrollTop = 0;
    element.focus({ preventScroll: true });
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs per station, once it has a pin
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const scrollPinIntoView = () => {
      const pin = findPin();
      if (!pin) return;
      // Uses the final position of the sheet, which may be animated.
      const overlapHeight =
        pin.getBoundingClientRect().bottom + pinClearance - (innerHeight - element.offsetHeight);
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (overlapHeight > 0)
        scrollBy({ top: overlapHeight, behavior: reducedMotion ? 'instant' : 'smooth' });
    };
    scrollPinIntoView();
    // Repeats after the animation of the map.
    const timer = setTimeout(scrollPinIntoView, 400);
    return () => clearTimeout(timer);
  }, [key, isMapReady]);
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
        aria-label={messages[data.locale].map.close}
        onClick={onClear}
      >
        <Icon name="x" />
      </button>
      <div className={styles.station} data-selected="" data-tone="amber">
        <StationDetails {...{ data, item, now }} selected />
      </div>
    </dialog>
  );
}

/** What the visitor's device and wishes allow, read anew each time: all of it can change while a page is open. */
import type { VideoOptions } from './options.ts';

const matches = (query: string) => matchMedia(query).matches;

export const isMobile = (): boolean => matches('(pointer: coarse) and (hover: none)');

/** Whoever wants less motion or less data starts a video themselves. */
export function mayStartByItself({ autoPlay }: Pick<VideoOptions, 'autoPlay'>): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return autoPlay && !matches('(prefers-reduced-motion: reduce)') && connection?.saveData !== true;
}

export const isUsable = ({ useOnMobile }: Pick<VideoOptions, 'useOnMobile'>): boolean =>
  useOnMobile || !isMobile();

/** What the player decides from numbers alone. Times are seconds. */
import { fade, type VideoOptions } from './options.ts';

/** Never 0, which hides a black first picture. */
const first = 1;

/** Where a round starts: at `startAt`, else at second 1. */
export const beginning = ({ startAt }: Pick<VideoOptions, 'startAt'>): number => startAt || first;

/** Where a video starts: where its visitor left it, unless that is no place in it or its very end. */
export function startPosition(
  options: Pick<VideoOptions, 'startAt'>,
  remembered: number | undefined,
  duration: number,
): number {
  const valid = remembered !== undefined && remembered > 0 && remembered < duration - 2;
  if (valid) return remembered;
  return options.startAt < duration ? beginning(options) : first;
}

/** Within the fade of the end, or at `stopAt`; one before the start is ignored, one behind the end never reached. */
export function endReached(
  { startAt, stopAt }: Pick<VideoOptions, 'startAt' | 'stopAt'>,
  position: number,
  duration: number,
): boolean {
  if (duration <= 0) return false;
  if (stopAt > startAt && position >= stopAt) return true;
  // A video as short as its fade has no end to be near to.
  return duration > first + fade / 1000 && position > duration - fade / 1000;
}

/** The picture that lies over a moment: that of the last mask whose second is not after it. */
export function maskAt(mask: VideoOptions['mask'], position: number): string | false {
  const due = mask.filter(({ second }) => second <= position);
  return due.reduce((last, one) => (one.second >= last.second ? one : last), {
    second: -1,
    src: false as string | false,
  }).src;
}

/** `mm : ss / mm : ss`; dashes where a time is not known. */
export function timeText(position: number, duration: number): string {
  return `${clock(duration > 0 ? position : undefined)} / ${clock(duration > 0 ? duration : undefined)}`;
}

export function clock(seconds: number | undefined): string {
  if (seconds === undefined) return '-- : --';
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 60))} : ${two(whole % 60)}`;
}

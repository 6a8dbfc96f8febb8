/** Pure functions on playback times, in seconds. */
import { fadeDuration, type VideoOptions } from './options.ts';

/** Not 0, because the first frame may be black. */
const defaultStart = 1;

/** Returns where a round starts: `startAt`, else second 1. */
export const roundStart = ({ startAt }: Pick<VideoOptions, 'startAt'>): number =>
  startAt || defaultStart;

/** Returns where a video starts: the saved position, unless it is invalid or within two seconds of the end. */
export function startPosition(
  options: Pick<VideoOptions, 'startAt'>,
  resumeAt: number | undefined,
  duration: number,
): number {
  const isValid = resumeAt !== undefined && resumeAt > 0 && resumeAt < duration - 2;
  if (isValid) return resumeAt;
  return options.startAt < duration ? roundStart(options) : defaultStart;
}

/** Returns whether the fade-out at the end or `stopAt` is reached; ignores a `stopAt` before `startAt`. */
export function isEndReached(
  { startAt, stopAt }: Pick<VideoOptions, 'startAt' | 'stopAt'>,
  position: number,
  duration: number,
): boolean {
  if (duration <= 0) return false;
  if (stopAt > startAt && position >= stopAt) return true;
  // Videos as short as the fade-out play to their end.
  return duration > defaultStart + fadeDuration / 1000 && position > duration - fadeDuration / 1000;
}

/** Returns the image of the last mask that starts at or before the position, or false. */
export function maskAt(mask: VideoOptions['mask'], position: number): string | false {
  const started = mask.filter(({ second }) => second <= position);
  return started.reduce((last, one) => (one.second >= last.second ? one : last), {
    second: -1,
    src: false as string | false,
  }).src;
}

/** Formats position and duration as `mm : ss / mm : ss`, with dashes for unknown times. */
export function formatProgress(position: number, duration: number): string {
  return `${formatTime(duration > 0 ? position : undefined)} / ${formatTime(duration > 0 ? duration : undefined)}`;
}

export function formatTime(seconds: number | undefined): string {
  if (seconds === undefined) return '-- : --';
  const whole = Math.floor(seconds);
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${padded(Math.floor(whole / 60))} : ${padded(whole % 60)}`;
}

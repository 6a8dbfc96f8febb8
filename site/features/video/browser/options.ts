/** Constants of specification section 9. */
export const fadeDuration = 1000;
export const onScreenPercentage = 30;
const defaultVolume = 50;
const endlessLoopCount = 9999;

const defaults = {
  title: '',
  /** Seconds. */
  startAt: 0,
  /** Seconds; 0 means the end of the video. */
  stopAt: 0,
  /** True means 9999 times; a number that many times. */
  loop: true as boolean | number,
  mute: false,
  /** 0 to 100. */
  vol: defaultVolume,
  autoPlay: true,
  showControls: true,
  /** `self`, `body` or the selector of the element that the video is the background of. */
  containment: 'body',
  /** Width by height. */
  ratio: '16/9',
  /** The opacity after the fade-in, 0 to 1. */
  opacity: 1,
  /** Images over the video, each from the given second on; false removes the image. */
  mask: [] as { second: number; src: string | false }[],
  useOnMobile: true,
  /** Accepted for compatibility with the original; ignored, because the provider chooses the quality. */
  quality: 'hd1080',
  /** URLs of the provider's script and of its frames. */
  script: '',
  frames: '',
  /** Whether `/api/video/:id` returns metadata. */
  hasMetadata: false,
};

/** The options of specification section 3, as in the attribute `data-video`. */
export type VideoOptions = typeof defaults & {
  /** The video of `videoURL`, possibly in a playlist. */
  id?: string;
  list?: string;
};

/** Parses the attribute `data-video` as JSON, with the original's defaults. */
export function readOptions(json: string | undefined): VideoOptions {
  const options: VideoOptions = {
    ...defaults,
    ...(JSON.parse(json ?? '{}') as Partial<VideoOptions>),
  };
  // Volume 0 mutes.
  return options.vol === 0 ? { ...options, mute: true } : options;
}

/** Returns how often a video plays: 9999 times for true, and at least once. */
export function playCount(loop: boolean | number): number {
  if (loop === true) return endlessLoopCount;
  return Math.max(1, Math.floor(Number(loop)));
}

/** Parses `a/b` or `a:b` as a number; 16:9 for `auto` and for invalid ratios. */
export function parseRatio(ratio: string): number {
  const [, width = '', height = ''] =
    /^\s*(\d+(?:\.\d+)?)\s*[/:]\s*(\d+(?:\.\d+)?)\s*$/.exec(ratio) ?? [];
  const value = Number(width) / Number(height);
  return Number.isFinite(value) && value > 0 ? value : 16 / 9;
}

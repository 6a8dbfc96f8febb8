/** Constants of specification section 9. */
export const fade = 1000;
export const onScreenPercentage = 30;
const defaultVolume = 50;
const endless = 9999;

const defaults = {
  title: '',
  /** Seconds. */
  startAt: 0,
  /** Seconds; 0 for the end of the video. */
  stopAt: 0,
  /** True plays 9999 times; a number that many times. */
  loop: true as boolean | number,
  mute: false,
  /** 0 to 100. */
  vol: defaultVolume,
  autoPlay: true,
  showControls: true,
  /** `self`, `body` or the selector of what the video plays behind. */
  containment: 'body',
  /** Width by height. */
  ratio: '16/9',
  /** What the picture fades in to, 0 to 1. */
  opacity: 1,
  /** Pictures over the video by the second from which they lie there; false takes one away. */
  mask: [] as { second: number; src: string | false }[],
  useOnMobile: true,
  /** Accepted for the original's sake: the provider chooses the quality by itself. */
  quality: 'hd1080',
  /** Addresses of the provider's script and of its frames. */
  script: '',
  frames: '',
  /** The site can be asked about the video. */
  described: false,
};

/** The options of specification section 3, as the page states them in `data-video`. */
export type VideoOptions = typeof defaults & {
  /** What `videoURL` names: a video, a playlist or a video within one. */
  id?: string;
  list?: string;
};

/** Reads what the page states, with the original's defaults for the rest. Nothing in it is ever run. */
export function readOptions(json: string | undefined): VideoOptions {
  const options: VideoOptions = {
    ...defaults,
    ...(JSON.parse(json ?? '{}') as Partial<VideoOptions>),
  };
  // Without a volume there is nothing to hear.
  return options.vol === 0 ? { ...options, mute: true } : options;
}

/** How often a video plays: true is 9999 times; one time is the least there is. */
export function playsOf(loop: boolean | number): number {
  if (loop === true) return endless;
  return Math.max(1, Math.floor(Number(loop)));
}

/** `a/b` or `a:b` as a number; 16:9 for `auto` and for what is no ratio. */
export function ratioOf(ratio: string): number {
  const [, width = '', height = ''] =
    /^\s*(\d+(?:\.\d+)?)\s*[/:]\s*(\d+(?:\.\d+)?)\s*$/.exec(ratio) ?? [];
  const value = Number(width) / Number(height);
  return Number.isFinite(value) && value > 0 ? value : 16 / 9;
}

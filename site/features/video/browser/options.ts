/** The options of specification section 3, as the page states them in `data-video`. */
export interface VideoOptions {
  /** What `videoURL` names: a video, a playlist or a video within one. */
  id?: string;
  list?: string;
  title: string;
  /** Seconds. */
  startAt: number;
  /** Seconds; 0 for the end of the video. */
  stopAt: number;
  /** True plays 9999 times; a number that many times. */
  loop: boolean | number;
  mute: boolean;
  /** 0 to 100. */
  vol: number;
  autoPlay: boolean;
  showControls: boolean;
  /** `self`, `body` or the selector of what the video plays behind. */
  containment: string;
  /** Width by height. */
  ratio: string;
  /** What the picture fades in to, 0 to 1. */
  opacity: number;
  /** Pictures over the video by the second from which they lie there; false takes one away. */
  mask: { second: number; src: string | false }[];
  useOnMobile: boolean;
  /** Accepted for the original's sake: the provider chooses the quality by itself. */
  quality: string;
  /** Addresses of the provider's script and of its frames. */
  script: string;
  frames: string;
  /** The site can be asked about the video. */
  described: boolean;
}

/** Constants of specification section 9. */
export const fade = 1000;
export const onScreenPercentage = 30;
const defaultVolume = 50;
const endless = 9999;

const defaults: VideoOptions = {
  title: '',
  startAt: 0,
  stopAt: 0,
  loop: true,
  mute: false,
  vol: defaultVolume,
  autoPlay: true,
  showControls: true,
  containment: 'body',
  ratio: '16/9',
  opacity: 1,
  mask: [],
  useOnMobile: true,
  quality: 'hd1080',
  script: '',
  frames: '',
  described: false,
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

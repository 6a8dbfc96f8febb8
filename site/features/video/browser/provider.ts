/** What we use of the provider's player, and how its script is loaded: once, and not before it is wanted. */
export const codes = {
  unstarted: -1,
  ended: 0,
  playing: 1,
  paused: 2,
  buffering: 3,
  cued: 5,
} as const;

export interface ProviderPlayer {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, allowSeekAhead: boolean): void;
  mute(): void;
  unMute(): void;
  setVolume(volume: number): void;
  getCurrentTime(): number;
  /** 0 until it is known. */
  getDuration(): number;
  loadVideoById(id: string): void;
  getPlaylist?(): string[] | null;
  destroy(): void;
}

interface Events {
  onReady: () => void;
  onStateChange: (event: { data: number }) => void;
  onError: (event: { data: number }) => void;
}

export interface Provider {
  Player: new (
    frame: HTMLIFrameElement,
    options: { host: string; events: Events },
  ) => ProviderPlayer;
}

declare global {
  interface Window {
    YT?: Provider;
    onYouTubeIframeAPIReady?: () => void;
  }
}

/** Milliseconds after which a script that has not said it is ready counts as failed. */
const patience = 15_000;

let loading: Promise<Provider> | undefined;

/** The provider's script; a failure is forgotten, so that a second press tries again. */
export function loadProvider(address: string): Promise<Provider> {
  loading ??= fetchScript(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchScript(address: string): Promise<Provider> {
  if (window.YT?.Player) return Promise.resolve(window.YT);
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error('The script of the video provider could not be loaded.'));
    const late = setTimeout(failed, patience);
    // Somebody else may wait for the same call: theirs goes first.
    const earlier = window.onYouTubeIframeAPIReady;
    window.onYouTubeIframeAPIReady = () => {
      clearTimeout(late);
      earlier?.();
      if (window.YT) resolve(window.YT);
      else failed();
    };
    const script = document.createElement('script');
    script.addEventListener('error', failed);
    script.src = address;
    document.head.append(script);
  });
}

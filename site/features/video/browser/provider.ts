/** The part of the YouTube IFrame API that is used, and its loader: the script is loaded once, on demand. */
export const playerStates = {
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
  /** 0 until known. */
  getDuration(): number;
  loadVideoById(id: string): void;
  getPlaylist?(): string[] | null;
  destroy(): void;
}

interface PlayerEvents {
  onReady: () => void;
  onStateChange: (event: { data: number }) => void;
  onError: (event: { data: number }) => void;
}

export interface Provider {
  Player: new (
    frame: HTMLIFrameElement,
    options: { host: string; events: PlayerEvents },
  ) => ProviderPlayer;
}

declare global {
  interface Window {
    YT?: Provider;
    onYouTubeIframeAPIReady?: () => void;
  }
}

/** Milliseconds until loading the script counts as failed. */
const scriptTimeout = 15_000;

let loading: Promise<Provider> | undefined;

/** Loads the provider's script once; after a failure, the next call tries again. */
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
    const handleFailure = () => reject(new Error('script of the video provider not loaded'));
    const timer = setTimeout(handleFailure, scriptTimeout);
    // Calls a callback that another script has registered first.
    const previousCallback = window.onYouTubeIframeAPIReady;
    window.onYouTubeIframeAPIReady = () => {
      clearTimeout(timer);
      previousCallback?.();
      if (window.YT) resolve(window.YT);
      else handleFailure();
    };
    const script = document.createElement('script');
    script.addEventListener('error', handleFailure);
    script.src = address;
    document.head.append(script);
  });
}

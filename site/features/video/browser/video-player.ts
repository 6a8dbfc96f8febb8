/** The player of a video after consent: iframe, playback and controls, until it is closed. */
import { hasConsent } from '../../../behaviours/consent/consent.ts';
import { createContainer, type VideoContainer } from './containment.ts';
import { bindControls, type Controls } from './controls.ts';
import { bindFullscreen } from './fullscreen.ts';
import { fetchMetadata } from './metadata.ts';
import { watchOnScreen } from './on-screen.ts';
import { fadeDuration, type VideoOptions } from './options.ts';
import { pauseWhenInactive, savePositionOnLeave } from './page-lifecycle.ts';
import { Playback, type PlaybackEvent } from './playback.ts';
import { clearPosition, consumePosition } from './position-cookie.ts';
import { loadProvider, type ProviderPlayer } from './provider.ts';
import { roundStart } from './timing.ts';

/** Milliseconds without a response of the provider until the page shows a message; below two seconds after the click. */
const providerTimeout = 1500;

export class VideoPlayer {
  readonly #figure: HTMLElement;
  readonly #options: VideoOptions;
  readonly #isAutoplay: boolean;
  readonly #cleanups: (() => void)[] = [];
  #isClosed = false;
  #container: VideoContainer | undefined;
  #frame: HTMLIFrameElement | undefined;
  #playback: Playback | undefined;
  #controls: Controls | undefined;
  #mask: HTMLImageElement | undefined;
  #providerTimer: ReturnType<typeof setTimeout> | undefined;
  /** The current video; changes in a playlist. */
  #id: string | undefined;

  /** @param isAutoplay the video starts without a click. */
  constructor(figure: HTMLElement, options: VideoOptions, isAutoplay: boolean) {
    this.#figure = figure;
    this.#options = options;
    this.#isAutoplay = isAutoplay;
    this.#id = options.id;
  }

  /**
   * Loads the provider's script and starts the video. On failure, shows the cover and logs the reason; if the provider cannot be
   * reached, also shows a message, because the visitor's browser may block it.
   */
  async open(): Promise<void> {
    const { script } = this.#options;
    this.#figure.dataset.state = 'loading';
    this.#container = createContainer(this.#figure, this.#options);
    if (!this.#container) return this.#fail('no container found: check the containment option');
    this.#setBlocked(false);
    this.#providerTimer = setTimeout(() => this.#setBlocked(true), providerTimeout);
    try {
      const provider = await loadProvider(script);
      if (this.#isClosed) return;
      const resumeAt = this.#id === undefined ? undefined : consumePosition(this.#id);
      const frame = createFrame(this.#options, resumeAt, this.#container.isBackground);
      Object.assign(frame.style, { opacity: '0', transition: `opacity ${fadeDuration}ms linear` });
      this.#frame = frame;
      this.#container.box.prepend(frame);
      const player = new provider.Player(frame, {
        host: this.#options.frames,
        events: {
          onReady: () => this.#start(player, resumeAt),
          onStateChange: ({ data }) => this.#playback?.handleStateChange(data),
          onError: ({ data }) =>
            this.#playback ? this.#playback.handleError(data) : this.#handleEarlyError(data),
        },
      });
      this.#cleanups.push(() => player.destroy());
    } catch (error) {
      this.#fail(error);
      this.#setBlocked(true);
    }
  }

  /** Resumes playback after a pause or the end. */
  play(): void {
    this.#playback?.play();
  }

  /** Removes the player, so that the figure can be opened again. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#setBlocked(false);
    this.#playback?.destroy();
    for (const cleanup of this.#cleanups.splice(0)) cleanup();
    this.#controls?.remove();
    this.#mask?.remove();
    this.#frame?.remove();
    this.#container?.remove();
    this.#figure.dataset.state = 'cover';
  }

  #start(player: ProviderPlayer, resumeAt: number | undefined): void {
    if (this.#isClosed || !this.#frame || !this.#container) return;
    this.#setBlocked(false);
    const startOptions = { resumeAt, isAutoplay: this.#isAutoplay };
    const playback = new Playback(player, this.#options, startOptions, (event, detail) =>
      this.#handlePlaybackEvent(event, detail),
    );
    this.#playback = playback;
    this.#controls = bindControls(this.#figure, playback, this.#options.vol);
    this.#cleanups.push(
      pauseWhenInactive(playback, this.#frame),
      savePositionOnLeave(playback, () => this.#id),
      bindFullscreen(this.#figure, (event) => dispatchVideoEvent(this.#figure, event)),
    );
    if (this.#isAutoplay) this.#bindAutoplay(playback, this.#container);
    playback.start();
    void this.#loadMetadata();
  }

  /** Shows or hides the message that the provider does not respond, and stops its timer. */
  #setBlocked(shown: boolean): void {
    clearTimeout(this.#providerTimer);
    this.#figure.toggleAttribute('data-blocked', shown);
  }

  /** Plays an autoplaying video only while it is on screen, and unmutes it on the first click. */
  #bindAutoplay(playback: Playback, { isBackground, box }: VideoContainer): void {
    const handlePointerDown = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-control]')))
        playback.handleFirstInteraction();
    };
    document.addEventListener('pointerdown', handlePointerDown, { once: true });
    this.#cleanups.push(() => document.removeEventListener('pointerdown', handlePointerDown));
    if (isBackground) return;
    const handleVisibility = (isVisible: boolean) =>
      isVisible ? playback.resume('offScreen') : playback.suspend('offScreen');
    this.#cleanups.push(watchOnScreen(box, handleVisibility));
  }

  #handlePlaybackEvent(event: PlaybackEvent, detail: unknown): void {
    const { dataset } = this.#figure;
    if (event === 'start') this.#fadeIn();
    if (event === 'play' && this.#playback?.state === 'playing') dataset.state = 'playing';
    if (event === 'pause' && this.#playback?.state === 'paused') dataset.state = 'paused';
    if (event === 'end') this.#fadeOut();
    if (event === 'refused') dataset.state = 'refused';
    if (event === 'mask') this.#showMask(detail as string | false);
    if (event === 'error') console.error(errorText(Number(detail), this.#id));
    if (event === 'changeVideo') {
      this.#id = String(detail);
      void this.#loadMetadata();
    }
    this.#controls?.refresh();
    dispatchVideoEvent(this.#figure, event, detail);
    if (event === 'failed') this.close();
  }

  #fadeIn(): void {
    const { activeElement } = document;
    this.#figure.dataset.state = 'playing';
    if (this.#frame) this.#frame.style.opacity = String(this.#options.opacity);
    // The focused start button is now covered by the video: moves the focus to the pause button.
    if (activeElement?.matches('[data-video-load]') && this.#figure.contains(activeElement)) {
      this.#figure.querySelector<HTMLElement>('[data-control="play"]')?.focus();
    }
  }

  #fadeOut(): void {
    this.#figure.dataset.state = 'ended';
    if (this.#frame) this.#frame.style.opacity = '0';
    if (this.#id !== undefined) clearPosition(this.#id);
    const timer = setTimeout(() => this.#playback?.rewind(), fadeDuration);
    this.#cleanups.push(() => clearTimeout(timer));
  }

  #showMask(src: string | false): void {
    this.#mask?.remove();
    this.#mask = undefined;
    if (src === false || !this.#frame) return;
    this.#mask = new Image();
    this.#mask.alt = '';
    this.#mask.src = src;
    this.#mask.dataset.videoMask = '';
    this.#frame.after(this.#mask);
  }

  async #loadMetadata(): Promise<void> {
    const id = this.#id;
    if (!this.#options.hasMetadata || id === undefined) return;
    const data = await fetchMetadata(id, hasConsent('video'));
    if (!data || this.#isClosed || id !== this.#id) return;
    if (this.#frame) this.#frame.title = data.title;
    dispatchVideoEvent(this.#figure, 'data', data);
  }

  /** Handles an error before the player is ready. */
  #handleEarlyError(code: number): void {
    dispatchVideoEvent(this.#figure, 'error', code);
    this.#fail(errorText(code, this.#id));
  }

  #fail(reason: unknown): void {
    console.error('The video cannot be shown:', reason);
    this.close();
    dispatchVideoEvent(this.#figure, 'failed');
  }
}

/**
 * Creates the iframe of the provider. Not left to the provider's script, because the provider requires a referrer
 * (error 153 otherwise), and `referrerPolicy` must be set before `src`.
 */
function createFrame(
  options: VideoOptions,
  startAt: number | undefined,
  background: boolean,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.title = options.title;
  if (background) {
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
  }
  frame.src = frameUrl(options, startAt, background);
  return frame;
}

function frameUrl(options: VideoOptions, startAt: number | undefined, background: boolean): string {
  const { frames, id, list } = options;
  const query = new URLSearchParams({
    enablejsapi: '1',
    origin: location.origin,
    playsinline: '1',
    controls: '0',
    rel: '0',
    iv_load_policy: '3',
    disablekb: background ? '1' : '0',
    start: String(Math.floor(startAt ?? roundStart(options))),
    hl: document.documentElement.lang,
    ...(list ? { list, listType: 'playlist' } : {}),
  });
  return `${frames}/embed/${id ?? 'videoseries'}?${query}`;
}

/** Error codes of specification section 8, and 153, which is a misconfiguration of the site. */
const errorMessages: Record<number, string> = {
  2: 'invalid parameter',
  5: 'HTML5 player error',
  100: 'not found or private',
  101: 'embedding not allowed',
  150: 'embedding not allowed',
  153: 'no referrer: the site’s Referrer-Policy header must not be no-referrer or same-origin',
};

export const errorText = (code: number, id: string | undefined): string =>
  `Video ${id ?? ''}: error ${code}, ${errorMessages[code] ?? 'unknown'}`;

type VideoEvent = PlaybackEvent | 'data' | 'fullscreenStart' | 'fullscreenEnd';

/** Dispatches a bubbling event `video:play` etc. on the figure. */
function dispatchVideoEvent(figure: HTMLElement, event: VideoEvent, detail?: unknown): void {
  figure.dispatchEvent(new CustomEvent(`video:${event}`, { bubbles: true, detail }));
}

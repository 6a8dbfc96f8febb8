/** A video that has been let in: its frame, its playback and all that belongs to it, until it is closed. */
import { allowed } from '../../../behaviours/consent/consent.ts';
import { makePlace, type VideoPlace } from './containment.ts';
import { bindControls, type Controls } from './controls.ts';
import { followAttention, followLeaving } from './following.ts';
import { makeFrame } from './frame.ts';
import { bindFullscreen } from './fullscreen.ts';
import { metadataOf } from './metadata.ts';
import { watchOnScreen } from './on-screen.ts';
import { fade, type VideoOptions } from './options.ts';
import { Playback, type PlaybackEvent } from './playback.ts';
import { forgetPosition, takePosition } from './position.ts';
import { loadProvider, type ProviderPlayer } from './provider.ts';

/** Milliseconds without an answer of the provider after which the page says so: less than two seconds after the press. */
const silence = 1500;

export class Stage {
  readonly #figure: HTMLElement;
  readonly #options: VideoOptions;
  readonly #byItself: boolean;
  readonly #releases: (() => void)[] = [];
  #closed = false;
  #place: VideoPlace | undefined;
  #frame: HTMLIFrameElement | undefined;
  #playback: Playback | undefined;
  #controls: Controls | undefined;
  #mask: HTMLImageElement | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  /** What plays now: a playlist goes on to others. */
  #id: string | undefined;

  /** @param byItself nobody pressed anything. */
  constructor(figure: HTMLElement, options: VideoOptions, byItself: boolean) {
    this.#figure = figure;
    this.#options = options;
    this.#byItself = byItself;
    this.#id = options.id;
  }

  /**
   * Of a failure the cover is shown, and the console has the reason. That the provider can't be reached is said: what keeps it
   * away may be the visitor's own browser.
   */
  async open(): Promise<void> {
    const { script } = this.#options;
    this.#figure.dataset.state = 'loading';
    this.#place = makePlace(this.#figure, this.#options);
    if (!this.#place) return this.#fail('There is no place for this video on the page.');
    this.#showSilence(false);
    this.#silent = setTimeout(() => this.#showSilence(true), silence);
    try {
      const provider = await loadProvider(script);
      if (this.#closed) return;
      const remembered = this.#id === undefined ? undefined : takePosition(this.#id);
      const frame = makeFrame(this.#options, remembered, this.#place.background);
      Object.assign(frame.style, { opacity: '0', transition: `opacity ${fade}ms linear` });
      this.#frame = frame;
      this.#place.box.prepend(frame);
      const player = new provider.Player(frame, {
        host: this.#options.frames,
        events: {
          onReady: () => this.#begin(player, remembered),
          onStateChange: ({ data }) => this.#playback?.changed(data),
          onError: ({ data }) =>
            this.#playback ? this.#playback.failed(data) : this.#refuse(data),
        },
      });
      this.#releases.push(() => player.destroy());
    } catch (error) {
      this.#fail(error);
      this.#showSilence(true);
    }
  }

  /** Again, after the end or a pause. */
  play(): void {
    this.#playback?.play();
  }

  /** Takes everything back, so that the same figure can be opened anew. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#showSilence(false);
    this.#playback?.destroy();
    for (const release of this.#releases.splice(0)) release();
    this.#controls?.remove();
    this.#mask?.remove();
    this.#frame?.remove();
    this.#place?.remove();
    this.#figure.dataset.state = 'cover';
  }

  #begin(player: ProviderPlayer, remembered: number | undefined): void {
    if (this.#closed || !this.#frame || !this.#place) return;
    this.#showSilence(false);
    const begin = { remembered, byItself: this.#byItself };
    const playback = new Playback(player, this.#options, begin, (event, detail) =>
      this.#happened(event, detail),
    );
    this.#playback = playback;
    this.#controls = bindControls(this.#figure, playback, this.#options.vol);
    this.#releases.push(
      followAttention(playback, this.#frame),
      followLeaving(playback, () => this.#id),
      bindFullscreen(this.#figure, (event) => announce(this.#figure, event)),
    );
    if (this.#byItself) this.#followVisitor(playback, this.#place);
    playback.begin();
    void this.#describe();
  }

  /** Whether the page says that the provider does not answer; either ends the wait for it. */
  #showSilence(shown: boolean): void {
    clearTimeout(this.#silent);
    this.#figure.toggleAttribute('data-blocked', shown);
  }

  /** What started by itself plays only where it is seen, and is heard only after a press. */
  #followVisitor(playback: Playback, { background, box }: VideoPlace): void {
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-control]'))) playback.pressed();
    };
    document.addEventListener('pointerdown', pressed, { once: true });
    this.#releases.push(() => document.removeEventListener('pointerdown', pressed));
    if (background) return;
    const seen = (is: boolean) => (is ? playback.release('unseen') : playback.hold('unseen'));
    this.#releases.push(watchOnScreen(box, seen));
  }

  #happened(event: PlaybackEvent, detail: unknown): void {
    const { dataset } = this.#figure;
    if (event === 'start') this.#appear();
    if (event === 'play' && this.#playback?.state === 'playing') dataset.state = 'playing';
    if (event === 'pause' && this.#playback?.state === 'paused') dataset.state = 'paused';
    if (event === 'end') this.#disappear();
    if (event === 'refused') dataset.state = 'refused';
    if (event === 'mask') this.#showMask(detail as string | false);
    if (event === 'error') console.error(errorText(Number(detail), this.#id));
    if (event === 'changeVideo') {
      this.#id = String(detail);
      void this.#describe();
    }
    this.#controls?.refresh();
    announce(this.#figure, event, detail);
    if (event === 'failed') this.close();
  }

  #appear(): void {
    const { activeElement } = document;
    this.#figure.dataset.state = 'playing';
    if (this.#frame) this.#frame.style.opacity = String(this.#options.opacity);
    // The button that started it is covered by the video now: its place is taken by the one that pauses.
    if (activeElement?.matches('[data-video-load]') && this.#figure.contains(activeElement)) {
      this.#figure.querySelector<HTMLElement>('[data-control="play"]')?.focus();
    }
  }

  #disappear(): void {
    this.#figure.dataset.state = 'ended';
    if (this.#frame) this.#frame.style.opacity = '0';
    if (this.#id !== undefined) forgetPosition(this.#id);
    const faded = setTimeout(() => this.#playback?.rewind(), fade);
    this.#releases.push(() => clearTimeout(faded));
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

  async #describe(): Promise<void> {
    const id = this.#id;
    if (!this.#options.described || id === undefined) return;
    const data = await metadataOf(id, allowed('video'));
    if (!data || this.#closed || id !== this.#id) return;
    if (this.#frame) this.#frame.title = data.title;
    announce(this.#figure, 'data', data);
  }

  /** An error before the video could begin. */
  #refuse(code: number): void {
    announce(this.#figure, 'error', code);
    this.#fail(errorText(code, this.#id));
  }

  #fail(reason: unknown): void {
    console.error('The video cannot be shown:', reason);
    this.close();
    announce(this.#figure, 'failed');
  }
}

/** Error codes of specification section 8, and the one that is a mistake of ours. */
const errors: Record<number, string> = {
  2: 'invalid parameter',
  5: 'HTML5 player error',
  100: 'not found or private',
  101: 'embedding not allowed',
  150: 'embedding not allowed',
  153: 'no referrer: the site’s Referrer-Policy header must not be no-referrer or same-origin',
};

export const errorText = (code: number, id: string | undefined): string =>
  `Video ${id ?? ''}: error ${code}, ${errors[code] ?? 'unknown'}`;

type VideoEvent = PlaybackEvent | 'data' | 'fullscreenStart' | 'fullscreenEnd';

/** Tells the page what a video does: `video:play` and so on, from its figure upwards. */
function announce(figure: HTMLElement, event: VideoEvent, detail?: unknown): void {
  figure.dispatchEvent(new CustomEvent(`video:${event}`, { bubbles: true, detail }));
}

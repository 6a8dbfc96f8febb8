/** The cover of a video: start button, lasting consent and autoplay. */
import {
  grantConsent,
  hasConsent,
  onConsentChange,
  revokeConsent,
} from '../../../behaviours/consent/consent.ts';
import { watchOnScreen } from './on-screen.ts';
import { readOptions, type VideoOptions } from './options.ts';
import type { VideoPlayer } from './video-player.ts';

export class Cover {
  readonly #figure: HTMLElement;
  readonly #options: VideoOptions;
  readonly #controller = new AbortController();
  readonly #alwaysCheckbox: HTMLInputElement | null;
  #stopObserving: (() => void) | undefined;
  /** The visitor has allowed this video until the page is left. */
  #isAllowedOnce = false;
  #player: VideoPlayer | undefined;
  #isOpening = false;

  constructor(figure: HTMLElement) {
    this.#figure = figure;
    this.#options = readOptions(figure.dataset.video);
    this.#alwaysCheckbox = figure.parentElement?.querySelector('[data-video-always]') ?? null;
    const { signal } = this.#controller;
    this.#button?.addEventListener('click', () => this.#handleLoadClick(), { signal });
    this.#alwaysCheckbox?.addEventListener('change', () => this.#updateConsent(), { signal });
    figure.addEventListener('video:failed', () => this.#close(), { signal });
    signal.addEventListener(
      'abort',
      onConsentChange('video', (isAllowed) => this.#handleConsentChange(isAllowed)),
    );
    // Checked before this script was loaded.
    if (this.#alwaysCheckbox?.checked) this.#updateConsent();
    this.#render();
    this.#autoplay();
  }

  /** Starts the video from another element of the page; without consent, scrolls to the button that grants it. */
  start(): void {
    if (this.#mayLoad) {
      this.#open(false);
      return;
    }
    this.#figure.scrollIntoView({ block: 'center' });
    this.#button?.focus({ preventScroll: true });
  }

  unmount(): void {
    this.#controller.abort();
    this.#close();
  }

  get #button(): HTMLButtonElement | null {
    return this.#figure.querySelector('[data-video-load]');
  }

  get #mayLoad(): boolean {
    return hasConsent('video') || this.#isAllowedOnce;
  }

  #handleLoadClick(): void {
    this.#isAllowedOnce = true;
    this.#render();
    this.#open(false);
  }

  #updateConsent(): void {
    if (this.#alwaysCheckbox?.checked) grantConsent('video');
    else revokeConsent('video');
  }

  #handleConsentChange(isAllowed: boolean): void {
    if (!isAllowed) {
      this.#isAllowedOnce = false;
      this.#close();
    }
    this.#render();
    this.#autoplay();
  }

  #render(): void {
    this.#figure.toggleAttribute('data-allowed', this.#mayLoad);
    if (this.#alwaysCheckbox) this.#alwaysCheckbox.checked = hasConsent('video');
  }

  #autoplay(): void {
    this.#stopObserving?.();
    if (!hasConsent('video') || !isEnabled(this.#options) || !canAutoplay(this.#options)) return;
    const box = this.#figure.querySelector<HTMLElement>('[data-video-box]');
    if (!box) {
      this.#open(true);
      return;
    }
    this.#stopObserving = watchOnScreen(box, (isVisible) => {
      if (!isVisible) return;
      this.#stopObserving?.();
      this.#open(true);
    });
  }

  #open(isAutoplay: boolean): void {
    if (!isAutoplay) this.#player?.play();
    if (this.#player || this.#isOpening || !isEnabled(this.#options)) return;
    this.#isOpening = true;
    this.#stopObserving?.();
    void import('./video-player.ts').then(({ VideoPlayer }) => {
      // Consent may be revoked, or the cover unmounted, during the import.
      const shouldLoad = this.#isOpening && this.#mayLoad;
      this.#isOpening = false;
      if (!shouldLoad) return;
      this.#player = new VideoPlayer(this.#figure, this.#options, isAutoplay);
      void this.#player.open();
    });
  }

  #close(): void {
    this.#isOpening = false;
    this.#stopObserving?.();
    this.#player?.close();
    this.#player = undefined;
  }
}

const matches = (query: string) => matchMedia(query).matches;

/** Evaluated on each call, because media queries can change while the page is open. */
const isEnabled = ({ useOnMobile }: VideoOptions) =>
  useOnMobile || !matches('(pointer: coarse) and (hover: none)');

/** Returns false if the visitor prefers reduced motion or reduced data. */
function canAutoplay({ autoPlay }: VideoOptions): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return autoPlay && !matches('(prefers-reduced-motion: reduce)') && connection?.saveData !== true;
}

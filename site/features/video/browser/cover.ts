/** A video before it is let in: the cover with its button, the choice for good, and when it starts by itself. */
import { allowed, grant, onChange, revoke } from '../../../behaviours/consent/consent.ts';
import { watchOnScreen } from './on-screen.ts';
import { readOptions, type VideoOptions } from './options.ts';
import type { Stage } from './stage.ts';

export class Cover {
  readonly #figure: HTMLElement;
  readonly #options: VideoOptions;
  readonly #release = new AbortController();
  readonly #always: HTMLInputElement | null;
  #stopWaiting: (() => void) | undefined;
  /** The visitor has let this one video in, for as long as the page is open. */
  #once = false;
  #stage: Stage | undefined;
  #opening = false;

  constructor(figure: HTMLElement) {
    this.#figure = figure;
    this.#options = readOptions(figure.dataset.video);
    this.#always = figure.parentElement?.querySelector('[data-video-always]') ?? null;
    const { signal } = this.#release;
    this.#button?.addEventListener('click', () => this.#press(), { signal });
    this.#always?.addEventListener('change', () => this.#choose(), { signal });
    figure.addEventListener('video:failed', () => this.#close(), { signal });
    signal.addEventListener(
      'abort',
      onChange('video', (is) => this.#changed(is)),
    );
    // Ticked before this script was loaded.
    if (this.#always?.checked) this.#choose();
    this.#show();
    this.#startByItself();
  }

  /** A start that was asked for elsewhere on the page. Without consent it leads to where that is given. */
  start(): void {
    if (this.#mayLoad) {
      this.#open(false);
      return;
    }
    this.#figure.scrollIntoView({ block: 'center' });
    this.#button?.focus({ preventScroll: true });
  }

  unmount(): void {
    this.#release.abort();
    this.#close();
  }

  get #button(): HTMLButtonElement | null {
    return this.#figure.querySelector('[data-video-load]');
  }

  get #mayLoad(): boolean {
    return allowed('video') || this.#once;
  }

  #press(): void {
    this.#once = true;
    this.#show();
    this.#open(false);
  }

  #choose(): void {
    if (this.#always?.checked) grant('video');
    else revoke('video');
  }

  #changed(is: boolean): void {
    if (!is) {
      this.#once = false;
      this.#close();
    }
    this.#show();
    this.#startByItself();
  }

  #show(): void {
    this.#figure.toggleAttribute('data-allowed', this.#mayLoad);
    if (this.#always) this.#always.checked = allowed('video');
  }

  #startByItself(): void {
    this.#stopWaiting?.();
    if (!allowed('video') || !isUsable(this.#options) || !mayStartByItself(this.#options)) return;
    const box = this.#figure.querySelector<HTMLElement>('[data-video-box]');
    if (!box) {
      this.#open(true);
      return;
    }
    this.#stopWaiting = watchOnScreen(box, (seen) => {
      if (!seen) return;
      this.#stopWaiting?.();
      this.#open(true);
    });
  }

  #open(byItself: boolean): void {
    if (!byItself) this.#stage?.play();
    if (this.#stage || this.#opening || !isUsable(this.#options)) return;
    this.#opening = true;
    this.#stopWaiting?.();
    void import('./stage.ts').then(({ Stage }) => {
      // Meanwhile the consent may be gone, or the whole video.
      const wanted = this.#opening && this.#mayLoad;
      this.#opening = false;
      if (!wanted) return;
      this.#stage = new Stage(this.#figure, this.#options, byItself);
      void this.#stage.open();
    });
  }

  #close(): void {
    this.#opening = false;
    this.#stopWaiting?.();
    this.#stage?.close();
    this.#stage = undefined;
  }
}

const matches = (query: string) => matchMedia(query).matches;

/** Read anew each time: what the visitor's device and wishes allow can change while a page is open. */
const isUsable = ({ useOnMobile }: VideoOptions) =>
  useOnMobile || !matches('(pointer: coarse) and (hover: none)');

/** Whoever wants less motion or less data starts a video themselves. */
function mayStartByItself({ autoPlay }: VideoOptions): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return autoPlay && !matches('(prefers-reduced-motion: reduce)') && connection?.saveData !== true;
}

/** Helpers for the video tests: the page, the video's options and the stub of the provider. */
import { expect, type Page } from '@playwright/test';
import { waitForFrames, waitForHydration } from './hydration.ts';
import { pageOf } from './pages.ts';

/** Requests to the provider after consent. */
export const providerRequests = /^foreign: http:\/\/localhost:\d+\/(iframe_api|embed\/)/;

export const id = 'aqz-KE-bpKQ';

export const text = {
  load: /^Video von YouTube laden/,
  play: /^Video abspielen/,
  pause: 'Video anhalten',
  mute: 'Ton aus',
  volume: 'Lautstärke',
  seek: 'Stelle im Video',
  fullscreen: 'Vollbild',
  always: 'Videos immer laden',
  watch: 'Auf YouTube ansehen',
  leaves: 'Der Link führt von dieser Website weg.',
  receives: 'Google Ireland Ltd.',
  privacy: 'Mehr im Datenschutz',
  blocked: 'YouTube antwortet nicht.',
} as const;

export const figure = (page: Page) => page.locator('[data-video]');
export const frame = (page: Page) => page.locator('iframe');
export const load = (page: Page) => figure(page).getByRole('button', { name: text.load });
export const expectState = (page: Page, name: string) =>
  expect(figure(page)).toHaveAttribute('data-state', name);

/** Opens the page with the video; `options` replace those of the editor. */
export async function openVideo(page: Page, options: Record<string, unknown> = {}): Promise<void> {
  // Changes the markup before any script of the page reads it.
  await page.addInitScript((set) => {
    new MutationObserver((_, observer) => {
      const figure = document.querySelector<HTMLElement>('[data-video]');
      if (!figure) return;
      observer.disconnect();
      figure.dataset.video = JSON.stringify({
        ...JSON.parse(figure.dataset.video ?? '{}'),
        ...set,
      });
    }).observe(document, { childList: true, subtree: true });
  }, options);
  await page.goto(pageOf('de', 'oil-change').path);
  await waitForHydration(page);
}

/** Scrolls the video to the centre of the viewport. */
export const scrollToCenter = (page: Page) =>
  figure(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );

/** Records the requests for the player script from now on. */
export function recordPlayerScripts(page: Page): string[] {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (/\/video-player-[\w-]+\.js$/.test(request.url())) requestedUrls.push(request.url());
  });
  return requestedUrls;
}

/** Waits until autoplay would have started: an allowed video observes its visibility as soon as it is marked as allowed. */
export async function waitPastAutoplay(page: Page): Promise<void> {
  await expect(figure(page)).toHaveAttribute('data-allowed', '');
  await waitForFrames(page, 3);
}

/** Stores the consent to videos for the context. */
export async function allowVideos(page: Page, origin: string): Promise<void> {
  const value = encodeURIComponent(
    JSON.stringify({ v: 1, video: true, maps: false, captcha: false }),
  );
  await page.context().addCookies([{ name: 'oilway-consent', value, url: origin }]);
}

interface TestPlayer {
  become(state: number): void;
  fail(code: number): void;
  getCurrentTime(): number;
  state: number;
  at: number;
  since: number;
  duration: number;
  muted: boolean;
  volume: number;
  destroyed: boolean;
}

declare global {
  interface Window {
    players?: TestPlayer[];
    refuses?: boolean;
    listed?: string[];
  }
}

/** Returns the state of the newest player; `from` is its last seek position. */
export const player = (page: Page) =>
  page.evaluate(() => {
    const one = window.players?.at(-1);
    return (
      one && {
        state: one.state,
        muted: one.muted,
        volume: one.volume,
        from: one.at,
        at: one.getCurrentTime(),
      }
    );
  });

/** Sets the state of the newest player, its position in seconds, or an error. */
export const setPlayerState = (page: Page, to: { state?: number; at?: number; error?: number }) =>
  page.evaluate(({ at, error, state }) => {
    const one = window.players?.at(-1);
    if (!one) throw new Error('there is no player');
    if (at !== undefined) Object.assign(one, { at, since: performance.now() });
    if (state !== undefined) one.become(state);
    if (error !== undefined) one.fail(error);
  }, to);

/** Hands for the journeys with a video: the page it is on, its options, and the provider behind it. */
import { expect, type Page } from '@playwright/test';
import { awake, frames } from './awake.ts';
import { pageOf } from './pages.ts';

/** What the journeys let happen once the visitor has let the provider in. */
export const fromProvider = /^foreign: http:\/\/localhost:\d+\/(iframe_api|embed\/)/;

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
export const state = (page: Page, name: string) =>
  expect(figure(page)).toHaveAttribute('data-state', name);

/** Opens the page with the video; `options` stand in for what an editor has set. */
export async function openVideo(page: Page, options: Record<string, unknown> = {}): Promise<void> {
  // Into the markup as it arrives, before any script of the page has read it.
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
  await awake(page);
}

/** Puts all of the video on the screen. */
export const centre = (page: Page) =>
  figure(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );

/** The scripts of a playing video that a page has asked for, from now on. */
export function stagesAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/stage-[\w-]+\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Waits until an allowed video would have started by itself, were it to: it begins to watch the screen as it says that it is allowed. */
export async function wouldHaveStarted(page: Page): Promise<void> {
  await expect(figure(page)).toHaveAttribute('data-allowed', '');
  await frames(page, 3);
}

/** Every later page of this context finds videos allowed. */
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

/** What the provider's newest player on the page is; `from` is where it was put last. */
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

/** Puts the provider's player into a state, or at a second. */
export const drive = (page: Page, to: { state?: number; at?: number; error?: number }) =>
  page.evaluate(({ at, error, state }) => {
    const one = window.players?.at(-1);
    if (!one) throw new Error('there is no player');
    if (at !== undefined) Object.assign(one, { at, since: performance.now() });
    if (state !== undefined) one.become(state);
    if (error !== undefined) one.fail(error);
  }, to);

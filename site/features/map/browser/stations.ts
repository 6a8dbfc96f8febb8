import type { Culture } from '@oilway/store/cultures.ts';
import { takePress } from '../../../furniture/early-press.ts';
import { onFirstSign } from '../../../furniture/first-sign.ts';
import { holdPresses } from '../../../furniture/held-presses.ts';
import { messages } from '../rules/messages.ts';
import { readAddress } from './address.ts';
import { fillOpening } from './opening.ts';
import { placeAnswer } from './place-answer.ts';

/** How far from the screen the map is when its scripts are fetched. */
const nearby = '400px';

/**
 * Says which stations are open now, each minute anew, lets forms answer that ask for a place, and puts the map that moves into the place of the drawn one
 * when it is near the screen and somebody uses the page: until then both show the same. An address that says where
 * the map was moved to needs it at once.
 */
export function stations(root: Document): void {
  const culture = root.documentElement.dataset.culture as Culture;
  const fill = () => {
    for (const section of root.querySelectorAll<HTMLElement>('[data-holidays]'))
      void fillOpening(section, culture);
  };
  fill();
  setInterval(fill, 60_000);
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-place-form]'))
    placeAnswer(form, culture);

  const section = root.querySelector<HTMLElement>('[data-stations]');
  const frame = section?.querySelector<HTMLElement>('[data-map-frame]');
  if (!section || !frame) return;
  const { query, view } = readAddress(culture);
  // Who was sent here for one station sees it, however far down the list it stands.
  if (query.station && !view && scrollY === 0)
    section
      .querySelector('[data-station][data-selected]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  let isNear = false;
  let isUsed = takeTurns(section, view !== undefined);
  let alive: ReturnType<typeof begin> | undefined;
  const begin = async () => {
    seen.disconnect();
    const release = holdPresses(section);
    try {
      const { stationsMap } = await import('./stations-map.ts');
      return await stationsMap(section, frame, culture);
    } finally {
      release();
    }
  };
  const comeAlive = () => {
    if (isNear && isUsed) alive ??= begin();
  };
  const seen = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      comeAlive();
    },
    { rootMargin: nearby },
  );
  const locate = section.querySelector<HTMLElement>('form [data-control=locate]');
  locate?.addEventListener('click', async () => {
    const text = messages[culture].map;
    const say = (sentence: string) => {
      const beside = section.querySelector('[data-locating]');
      if (beside) beside.textContent = sentence;
    };
    const { search } = location;
    if (!alive) say(text.searching);
    alive ??= begin();
    const map = await alive.catch(() => undefined);
    if (!map) say(text.failed);
    // Somebody asks for something else by now.
    else if (location.search !== search) say('');
    else await map.locate();
  });
  seen.observe(frame);
  if (locate && takePress(locate)) locate.click();
  if (isUsed) return;
  onFirstSign(root, () => {
    isUsed = true;
    comeAlive();
  });
}

/**
 * On a phone the visitor chooses list or map; an address that says what the map shows is about the map.
 * @returns whether the map is asked for from the beginning.
 */
function takeTurns(section: HTMLElement, isMapAsked: boolean): boolean {
  const buttons = section.querySelectorAll<HTMLButtonElement>('[data-show]');
  const show = (what: string | undefined) => {
    section.dataset.shows = what;
    for (const button of buttons) button.ariaPressed = String(button.dataset.show === what);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => show(button.dataset.show));
    if (takePress(button)) show(button.dataset.show);
  }
  if (isMapAsked) show('map');
  return section.dataset.shows === 'map';
}

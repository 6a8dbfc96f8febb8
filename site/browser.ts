import { consentSettings } from './behaviours/consent/settings-button.ts';
import { country } from './behaviours/country.ts';
import { onFirstSign } from './behaviours/first-sign.ts';
import { fixedMenu } from './behaviours/fixed-menu.ts';
import { lightbox } from './behaviours/lightbox/lightbox.ts';
import { megaMenu } from './behaviours/mega-menu.ts';
import { menuScroller } from './behaviours/menu-scroller.ts';
import { nextTask } from './behaviours/next-task.ts';
import { printPictures } from './behaviours/print.ts';
import { searchToggle } from './behaviours/search-toggle.ts';
import { backToTop, sections } from './behaviours/sections.ts';
import { unfold } from './behaviours/unfold.ts';
import { recaptchaOnFocus } from './forms/browser/recaptcha-on-focus.ts';
import { islands } from './pages/render/islands.ts';

/** In this order: what stands at the top of a page first. */
const behaviours = [
  fixedMenu,
  megaMenu,
  menuScroller,
  unfold,
  searchToggle,
  country,
  sections,
  backToTop,
  lightbox,
  printPictures,
  consentSettings,
  islands,
  recaptchaOnFocus,
];

let loading: Promise<void> | undefined;
let loaded = false;
const live = () => {
  loading ??= import('./features/stations/browser/stations.ts').then(({ stations }) => {
    stations(document);
    loaded = true;
  });
  return loading;
};
// The page of a station says at once whether it is open; elsewhere nobody looks at it before they use the page. Heard before
// a visitor has a turn, so that no sign is missed.
if (document.querySelector('[data-stations] [data-hours^="{"]')) void live();
else if (document.querySelector('[data-hours^="{"], [data-place-form]'))
  onFirstSign(document, live);
// A form that asks for a place may be the first thing a visitor presses: it waits for the script that answers it in place.
document.addEventListener('submit', (event) => {
  const { submitter, target } = event;
  if (loaded || !(target instanceof HTMLFormElement) || !target.matches('[data-place-form]'))
    return;
  event.preventDefault();
  live().then(
    () => target.requestSubmit(submitter),
    () => target.submit(),
  );
});

/** Milliseconds after which a visitor has a turn. */
const turn = 5;

let begun = performance.now();
for (const behaviour of behaviours) {
  if (performance.now() - begun > turn) {
    await nextTask();
    begun = performance.now();
  }
  behaviour(document);
}

if (document.querySelector('[data-library]'))
  void import('./features/library/browser/library.ts').then(({ library }) => library(document));

if (document.querySelector('[data-behaviour]'))
  void import('./features/contacts/region-filter.ts').then(({ regions }) => regions(document));

if (document.querySelector('[data-carousel]'))
  void import('./features/social/carousel.ts').then(({ carousels }) => carousels(document));

if (document.querySelector('[data-video]'))
  await import('./features/video/browser/videos.ts').then(({ videos }) => videos(document));

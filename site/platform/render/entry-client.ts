import { carousels } from '../../behaviours/carousel.ts';
import { consentSettings } from '../../behaviours/consent/settings-button.ts';
import { country } from '../../behaviours/country.ts';
import { fixedMenu } from '../../behaviours/fixed-menu.ts';
import { lightbox } from '../../behaviours/lightbox.ts';
import { megaMenu } from '../../behaviours/mega-menu.ts';
import { menuScroller } from '../../behaviours/menu-scroller.ts';
import { nextTask } from '../../behaviours/next-task.ts';
import { printPictures } from '../../behaviours/print.ts';
import { recaptchaOnFocus } from '../../behaviours/recaptcha-on-focus.ts';
import { searchToggle } from '../../behaviours/search-toggle.ts';
import { backToTop, sections } from '../../behaviours/sections.ts';
import { sideMenu } from '../../behaviours/side-menu.ts';
import { videosNear } from '../../behaviours/videos-near.ts';
import { islands } from './islands.ts';

/** In this order: what stands at the top of a page first. */
const behaviours = [
  fixedMenu,
  megaMenu,
  menuScroller,
  sideMenu,
  searchToggle,
  country,
  sections,
  backToTop,
  lightbox,
  carousels,
  printPictures,
  consentSettings,
  videosNear,
  islands,
  recaptchaOnFocus,
];

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

if (document.querySelector('[data-stations]'))
  void import('../../behaviours/stations.ts').then(({ stations }) => stations(document));

if (document.querySelector('[data-library]'))
  void import('../../behaviours/library.ts').then(({ library }) => library(document));

if (document.querySelector('[data-behaviour="region-filter"]'))
  void import('../../behaviours/region-filter.ts').then(({ regionFilter }) =>
    regionFilter(document),
  );

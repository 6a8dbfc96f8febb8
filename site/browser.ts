import { backToTop } from './behaviours/back-to-top.ts';
import { collapsible } from './behaviours/collapsible.ts';
import { consentSettingsButton } from './behaviours/consent/settings-button.ts';
import { countryDialogs } from './behaviours/country-dialogs.ts';
import { fixedMenu } from './behaviours/fixed-menu.ts';
import { lightbox } from './behaviours/lightbox/lightbox.ts';
import { megaMenu } from './behaviours/mega-menu.ts';
import { menuScroller } from './behaviours/menu-scroller.ts';
import { onFirstInteraction } from './behaviours/on-first-interaction.ts';
import { loadImagesForPrint } from './behaviours/print.ts';
import { searchToggle } from './behaviours/search-toggle.ts';
import { recaptchaOnFocus } from './forms/browser/recaptcha-on-focus.ts';
import { islands } from './pages/render/islands.ts';

/** In the order of the page, from the top. */
const behaviours = [
  fixedMenu,
  megaMenu,
  menuScroller,
  collapsible,
  searchToggle,
  countryDialogs,
  backToTop,
  lightbox,
  loadImagesForPrint,
  consentSettingsButton,
  islands,
  recaptchaOnFocus,
];

let loaded = false;
const loadStations = async () => {
  const { stations } = await import('./features/stations/browser/stations.ts');
  if (!loaded) stations(document);
  loaded = true;
};
// A station page shows at once whether it is open; elsewhere the script is loaded on the first interaction.
if (document.querySelector('[data-stations] [data-hours^="{"]')) void loadStations();
else if (document.querySelector('[data-hours^="{"], [data-place-form]'))
  onFirstInteraction(document, loadStations);
if (document.documentElement.dataset.hasStation !== undefined)
  void import('./features/stations/browser/your-station.ts').then(({ showYourStation }) =>
    showYourStation(document),
  );
// A place search may be submitted before its script has loaded: it waits for the script, which shows the results in place.
document.addEventListener('submit', (event) => {
  const { submitter, target } = event;
  if (loaded || !(target instanceof HTMLFormElement) || !target.matches('[data-place-form]'))
    return;
  event.preventDefault();
  loadStations().then(
    () => target.requestSubmit(submitter),
    () => target.submit(),
  );
});

for (const behaviour of behaviours) behaviour(document);

if (document.querySelector('[data-library]'))
  void import('./features/library/browser/library.ts').then(({ library }) => library(document));

if (document.querySelector('[data-behaviour]'))
  void import('./features/contact-persons/region-filter.ts').then(({ bindRegionFilters }) =>
    bindRegionFilters(document),
  );

if (document.querySelector('[data-carousel]'))
  void import('./features/social/carousel.ts').then(({ carousels }) => carousels(document));

if (document.querySelector('a.goToSection'))
  await import('./behaviours/go-to-section.ts').then(({ goToSection }) => goToSection(document));

if (document.querySelector('[data-video]'))
  await import('./features/video/browser/videos.ts').then(({ videos }) => videos(document));

import { megaMenu } from '../../behaviours/mega-menu.ts';
import { regionFilter } from '../../behaviours/region-filter.ts';

megaMenu(document);
regionFilter(document);

// React is fetched only by a page that has something to hydrate.
if (document.querySelector('[data-island]'))
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate(document));

if (document.querySelector('[data-stations]'))
  void import('../../behaviours/stations.ts').then(({ stations }) => stations(document));

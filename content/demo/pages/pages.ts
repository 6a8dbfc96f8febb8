import type { DemoPage, DemoPageText, PageName } from '../shape.ts';
import { typesetBoth } from '../typography.ts';
import { aboutDe } from './about-de.ts';
import { aboutPl } from './about-pl.ts';
import { filtersDe } from './filters-de.ts';
import { filtersPl } from './filters-pl.ts';
import { fleetDe } from './fleet-de.ts';
import { fleetPl } from './fleet-pl.ts';
import { homeDe } from './home-de.ts';
import { homePl } from './home-pl.ts';
import { imprintDe } from './imprint-de.ts';
import { imprintPl } from './imprint-pl.ts';
import { locationsDe } from './locations-de.ts';
import { locationsPl } from './locations-pl.ts';
import { oilChangeDe } from './oil-change-de.ts';
import { oilChangePl } from './oil-change-pl.ts';
import { privacyDe } from './privacy-de.ts';
import { privacyPl } from './privacy-pl.ts';

/** Parents come before their children: the seeding may create the pages in this order. */
export const pages: readonly DemoPage[] = [
  { name: 'home', ...typesetBoth({ de: homeDe, pl: homePl }) },
  child('oil-change', oilChangeDe, oilChangePl),
  child('filters', filtersDe, filtersPl),
  child('fleet', fleetDe, fleetPl),
  child('about', aboutDe, aboutPl),
  child('locations', locationsDe, locationsPl),
  child('imprint', imprintDe, imprintPl),
  child('privacy', privacyDe, privacyPl),
];

function child(name: PageName, de: DemoPageText, pl: DemoPageText): DemoPage {
  return { name, parent: 'home', ...typesetBoth({ de, pl }) };
}

import type { DemoPage, DemoPageText, PageName } from '../shape.ts';
import { typesetBoth } from '../typography.ts';
import { aboutDe } from './about-de.ts';
import { aboutPl } from './about-pl.ts';
import { accessibilityDe } from './accessibility-de.ts';
import { accessibilityPl } from './accessibility-pl.ts';
import { careersDe } from './careers-de.ts';
import { careersPl } from './careers-pl.ts';
import { contactDe } from './contact-de.ts';
import { contactPl } from './contact-pl.ts';
import { eventsDe } from './events-de.ts';
import { eventsPl } from './events-pl.ts';
import { filtersDe } from './filters-de.ts';
import { filtersPl } from './filters-pl.ts';
import { fleetDe } from './fleet-de.ts';
import { fleetPl } from './fleet-pl.ts';
import { gearboxOilDe } from './gearbox-oil-de.ts';
import { gearboxOilPl } from './gearbox-oil-pl.ts';
import { homeDe } from './home-de.ts';
import { homePl } from './home-pl.ts';
import { imprintDe } from './imprint-de.ts';
import { imprintPl } from './imprint-pl.ts';
import { locationsDe } from './locations-de.ts';
import { locationsPl } from './locations-pl.ts';
import { newsDe } from './news-de.ts';
import { newsPl } from './news-pl.ts';
import { oilChangeDe } from './oil-change-de.ts';
import { oilChangePl } from './oil-change-pl.ts';
import { privacyDe } from './privacy-de.ts';
import { privacyPl } from './privacy-pl.ts';
import { productsDe } from './products-de.ts';
import { productsPl } from './products-pl.ts';
import { reportingDe } from './reporting-de.ts';
import { reportingPl } from './reporting-pl.ts';
import { searchDe } from './search-de.ts';
import { searchPl } from './search-pl.ts';
import { sponsoringDe } from './sponsoring-de.ts';
import { sponsoringPl } from './sponsoring-pl.ts';

/** Parents come before their children: the seeding may create the pages in this order. */
export const pages: readonly DemoPage[] = [
  { name: 'home', ...typesetBoth({ de: homeDe, pl: homePl }) },
  child('oil-change', oilChangeDe, oilChangePl),
  child('filters', filtersDe, filtersPl),
  child('fleet', fleetDe, fleetPl),
  child('gearbox-oil', gearboxOilDe, gearboxOilPl),
  child('products', productsDe, productsPl),
  child('about', aboutDe, aboutPl),
  child('locations', locationsDe, locationsPl),
  child('news', newsDe, newsPl),
  child('events', eventsDe, eventsPl),
  child('sponsoring', sponsoringDe, sponsoringPl),
  child('reporting', reportingDe, reportingPl),
  child('careers', careersDe, careersPl),
  child('contact', contactDe, contactPl),
  child('search', searchDe, searchPl),
  child('imprint', imprintDe, imprintPl),
  child('privacy', privacyDe, privacyPl),
  child('accessibility', accessibilityDe, accessibilityPl),
];

function child(name: PageName, de: DemoPageText, pl: DemoPageText): DemoPage {
  return { name, parent: 'home', ...typesetBoth({ de, pl }) };
}

import { slugOf } from '@oilway/store/published/slug.ts';
import type { Block } from '../../../pages/blocks/block-types.ts';
import type { Location } from '../../../pages/page-context.ts';

/** Stations at real coordinates. */
export const exampleLocations: readonly Location[] = locations();

/** The page of one of them. */
export const station: Block = {
  blockType: 'station',
  location: {
    ...(exampleLocations[2] as Location),
    mapDescription: 'Von der B236 kommend die zweite Einfahrt rechts.',
    text: 'Zwei Gruben, eine davon nur für Autos ohne Termin.',
  },
};

export const stationHead: Block = {
  blockType: 'stationHead',
  location: {
    ...(exampleLocations[0] as Location),
    equipment: ['barrierFree', 'waitingRoom', 'highGate', 'chargingPoint', 'keyBox'],
  },
};

function locations(): Location[] {
  const towns: [string, string, string, string, number, number][] = [
    ['Berlin-Tempelhof', 'Tempelhofer Damm 178', '12099', 'Berlin', 52.4556, 13.3853],
    ['Berlin-Wedding', 'Müllerstraße 121', '13349', 'Berlin', 52.5533, 13.3461],
    ['Dortmund-Hörde', 'Hermannstraße 128', '44263', 'Dortmund', 51.4886, 7.5058],
    ['Dortmund-Wambel', 'Wambeler Hellweg 76', '44143', 'Dortmund', 51.5161, 7.5189],
    ['Hamburg-Altona', 'Stresemannstraße 320', '22761', 'Hamburg', 53.5653, 9.9204],
    ['Hamburg-Wandsbek', 'Friedrich-Ebert-Damm 92', '22047', 'Hamburg', 53.5836, 10.0863],
    ['Köln-Ehrenfeld', 'Venloer Straße 389', '50825', 'Köln', 50.9517, 6.9128],
    ['Köln-Kalk', 'Kalker Hauptstraße 201', '51103', 'Köln', 50.9386, 7.0111],
    ['München-Giesing', 'Tegernseer Landstraße 161', '81539', 'München', 48.1083, 11.5811],
    ['Frankfurt-Bockenheim', 'Ludwig-Landmann-Straße 349', '60487', 'Frankfurt', 50.1278, 8.6247],
    ['Leipzig-Plagwitz', 'Zschochersche Straße 62', '04229', 'Leipzig', 51.3264, 12.3361],
    ['Dresden-Pieschen', 'Leipziger Straße 118', '01127', 'Dresden', 51.0806, 13.7178],
    ['Hannover-Linden', 'Göttinger Straße 14', '30449', 'Hannover', 52.3572, 9.7203],
    ['Bremen-Walle', 'Waller Heerstraße 46', '28217', 'Bremen', 53.0994, 8.7897],
    ['Rostock-Reutershagen', 'Hamburger Straße 30', '18069', 'Rostock', 54.0953, 12.0914],
    ['Nürnberg-Gostenhof', 'Fürther Straße 188', '90429', 'Nürnberg', 49.4539, 11.0464],
    ['Kassel-Wesertor', 'Weserstraße 17', '34125', 'Kassel', 51.3211, 9.5089],
    ['Stuttgart-Feuerbach', 'Heilbronner Straße 320', '70469', 'Stuttgart', 48.8164, 9.1761],
    ['Freiburg-Haid', 'Basler Landstraße 30', '79111', 'Freiburg', 47.9781, 7.8122],
    ['Kiel-Gaarden', 'Preetzer Straße 75', '24143', 'Kiel', 54.3042, 10.1497],
  ];
  return towns.map(([title, street, postalCode, town, latitude, longitude], index) => ({
    id: index + 1,
    title,
    street,
    postalCode,
    town,
    latitude,
    longitude,
    country: 'de',
    phone: `0231 4477 ${110 + index}`,
    category: 1,
    services: index % 3 === 0 ? ['oilChange', 'filter', 'gearbox'] : ['oilChange', 'filter'],
    hours: [
      { days: 'monFri', opens: '08:00', closes: index % 2 === 0 ? '18:00' : '18:30' },
      { days: 'sat', opens: '09:00', closes: '14:00' },
    ],
    icon: 'station',
    isOQ: true,
    closures: [],
    slug: slugOf(title),
    updatedAt: '2026-11-01T08:00:00.000Z',
  }));
}

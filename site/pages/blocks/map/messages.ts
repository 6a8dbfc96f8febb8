import type { Culture, LocationService } from '../../page-context.ts';

interface Messages {
  search: string;
  results: string;
  all: string;
  showAll: string;
  selected: string;
  noneHeading: (place: string) => string;
  noneText: string;
  found: (count: number) => string;
  total: (count: number) => string;
  route: string;
  call: (phone: string) => string;
  services: Record<LocationService, string>;
  legend: { station: string; cluster: string; selected: string };
}

const german = new Intl.PluralRules('de-DE');
const polish = new Intl.PluralRules('pl-PL');

export const messages: Record<Culture, Messages> = {
  'de-DE': {
    search: 'Suchen',
    results: 'Stationen',
    all: 'Alle Stationen',
    showAll: 'Alle Stationen zeigen',
    selected: 'auf der Karte hervorgehoben',
    noneHeading: (place) => `Zu „${place}“ haben wir noch keine Station.`,
    noneText:
      'Versuchen Sie es mit der nächsten größeren Stadt oder den ersten zwei Ziffern der Postleitzahl.',
    found: (count) =>
      german.select(count) === 'one' ? `${count} Station gefunden` : `${count} Stationen gefunden`,
    total: (count) => (german.select(count) === 'one' ? `${count} Station` : `${count} Stationen`),
    route: 'Route planen',
    call: (phone) => `${phone} anrufen`,
    services: {
      oilChange: 'Ölwechsel',
      filter: 'Filter',
      gearbox: 'Getriebeöl',
      transporter: 'Transporter bis 3,5\u00a0t',
      airConditioning: 'Klimaanlage',
    },
    legend: { station: 'Station', cluster: 'mehrere Stationen', selected: 'ausgewählt' },
  },
  'pl-PL': {
    search: 'Szukaj',
    results: 'Stacje',
    all: 'Wszystkie stacje',
    showAll: 'Pokaż wszystkie stacje',
    selected: 'wyróżniona na mapie',
    noneHeading: (place) => `Dla „${place}” nie mamy jeszcze stacji.`,
    noneText: 'Spróbuj podać najbliższe większe miasto albo dwie pierwsze cyfry kodu pocztowego.',
    found: (count) =>
      ({ one: `Znaleziono ${count} stację`, few: `Znaleziono ${count} stacje` })[
        polish.select(count) as string
      ] ?? `Znaleziono ${count} stacji`,
    total: (count) =>
      ({ one: `${count} stacja`, few: `${count} stacje` })[polish.select(count) as string] ??
      `${count} stacji`,
    route: 'Zaplanuj trasę',
    call: (phone) => `Zadzwoń: ${phone}`,
    services: {
      oilChange: 'wymiana oleju',
      filter: 'filtry',
      gearbox: 'olej przekładniowy',
      transporter: 'auta dostawcze do 3,5\u00a0t',
      airConditioning: 'klimatyzacja',
    },
    legend: { station: 'stacja', cluster: 'kilka stacji', selected: 'wybrana' },
  },
};

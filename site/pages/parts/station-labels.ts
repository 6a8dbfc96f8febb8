import type { Locale } from '../page-context.ts';

const german = {
  services: {
    oilChange: 'Ölwechsel',
    filter: 'Filter',
    gearbox: 'Getriebeöl',
    transporter: 'Transporter bis 3,5\u00a0t',
    airConditioning: 'Klimaanlage',
  },
  equipment: {
    barrierFree: 'barrierefrei',
    cardPayment: 'Kartenzahlung',
    waitingRoom: 'Warteraum',
    wifi: 'WLAN',
    highGate: 'hohes Tor (3,40\u00a0m)',
    chargingPoint: 'Ladepunkt',
    keyBox: 'Schlüsselkasten',
  },
  quality: 'Oilway-Qualität geprüft',
  legend: {
    station: 'Station',
    partner: 'Partnerwerkstatt',
    fleet: 'Flottenzentrum',
    cluster: 'mehrere Stationen',
    selected: 'ausgewählt',
  },
  hours: 'Öffnungszeiten',
};

/** Labels of what stations offer, on the map, on their pages and in the search. */
export const stationLabels: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    services: {
      oilChange: 'wymiana oleju',
      filter: 'filtry',
      gearbox: 'olej przekładniowy',
      transporter: 'auta dostawcze do 3,5\u00a0t',
      airConditioning: 'klimatyzacja',
    },
    equipment: {
      barrierFree: 'bez barier',
      cardPayment: 'płatność kartą',
      waitingRoom: 'poczekalnia',
      wifi: 'Wi-Fi',
      highGate: 'wysoka brama (3,40\u00a0m)',
      chargingPoint: 'punkt ładowania',
      keyBox: 'skrzynka na klucze',
    },
    quality: 'sprawdzona jakość Oilway',
    legend: {
      station: 'stacja',
      partner: 'warsztat partnerski',
      fleet: 'centrum flotowe',
      cluster: 'kilka stacji',
      selected: 'wybrana',
    },
    hours: 'Godziny otwarcia',
  },
};

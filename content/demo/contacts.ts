import type { DemoLocale } from './shape.ts';
import type { DemoContactPerson, DemoDepartment } from './shape-lists.ts';
import { typeset } from './typography.ts';

/**
 * Numbers that ring nowhere: in Germany those kept free by the Bundesnetzagentur for films
 * (030 23125, 0221 4710, 0176 040690); in Poland no area code begins with a zero.
 */
const germans: Omit<DemoContactPerson, 'country' | 'order'>[] = [
  {
    profileName: 'Svenja Althoff',
    title: 'Leitung Flottenservice',
    regions: ['DE-NW'],
    phone: '+49 221 4710 201',
    email: 'svenja.althoff@oilway.example',
    moreInfo:
      'Seit 2009 bei Oilway. Sie rechnet Ihnen am Telefon vor, was ein stehender Transporter kostet.',
  },
  {
    profileName: 'Jörn Petersen',
    title: 'Gebietsleitung Küste',
    regions: ['DE-SH', 'DE-HH'],
    phone: '+49 176 04069011',
    email: 'joern.petersen@oilway.example',
    moreInfo:
      'Betreut Kiel, Wandsbek und Bahrenfeld. Dienstags ist er mit dem Servicewagen unterwegs.',
  },
  {
    profileName: 'Wiebke Janssen',
    title: 'Gebietsleitung Nordwest',
    regions: ['DE-NI', 'DE-HB'],
    phone: '+49 176 04069012',
    email: 'wiebke.janssen@oilway.example',
    moreInfo: 'Kfz-Meisterin aus Osnabrück. Plant auch die Touren des Servicewagens Hannover.',
  },
  {
    profileName: 'Kevin Radtke',
    title: 'Gebietsleitung Berlin',
    regions: ['DE-BE', 'DE-BB'],
    phone: '+49 30 23125 110',
    email: 'kevin.radtke@oilway.example',
    moreInfo: 'Zuständig für drei Berliner Stationen und Cottbus. Spricht Deutsch und Polnisch.',
  },
  {
    profileName: 'Anke Möhring',
    title: 'Gebietsleitung Nordost',
    regions: ['DE-MV'],
    phone: '+49 30 23125 112',
    email: 'anke.moehring@oilway.example',
    moreInfo:
      'Erreichbar in Rostock-Reutershagen. Kennt jeden Fuhrpark zwischen Wismar und Stralsund.',
  },
  {
    profileName: 'Falk Zimmermann',
    title: 'Gebietsleitung Mitteldeutschland',
    regions: ['DE-SN', 'DE-ST', 'DE-TH'],
    phone: '+49 176 04069013',
    email: 'falk.zimmermann@oilway.example',
    moreInfo: 'Hat das Flottenzentrum in Leipzig aufgebaut und bildet dort selbst aus.',
  },
  {
    profileName: 'Songül Erdem',
    title: 'Gebietsleitung Rhein-Main',
    regions: ['DE-HE'],
    phone: '+49 221 4710 214',
    email: 'songuel.erdem@oilway.example',
    moreInfo: 'Ansprechpartnerin für Frankfurt und Kassel. Spricht Deutsch, Türkisch und Englisch.',
  },
  {
    profileName: 'Pascal Hoffmann',
    title: 'Gebietsleitung Südwest',
    regions: ['DE-RP', 'DE-SL'],
    phone: '+49 176 04069014',
    email: 'pascal.hoffmann@oilway.example',
    moreInfo:
      'Pendelt zwischen Koblenz und Saarbrücken. Fragen zum Getriebeöl beantwortet er besonders gern.',
  },
  {
    profileName: 'Carolin Häberle',
    title: 'Gebietsleitung Baden-Württemberg',
    regions: ['DE-BW'],
    phone: '+49 221 4710 216',
    email: 'carolin.haeberle@oilway.example',
    moreInfo: 'Führt fünf Stationen von Mannheim bis Ulm und organisiert die Werkstattabende.',
  },
  {
    profileName: 'Xaver Lindinger',
    title: 'Gebietsleitung Bayern',
    regions: ['DE-BY'],
    phone: '+49 176 04069015',
    email: 'xaver.lindinger@oilway.example',
    moreInfo: 'Von Würzburg bis München. Vormittags meist in der Halle, ab 13 Uhr am Telefon.',
  },
  {
    profileName: 'Hannah Voss',
    title: 'Sponsoring und Veranstaltungen',
    regions: ['DE-NW', 'DE-NI', 'DE-HE'],
    phone: '+49 221 4710 160',
    email: 'hannah.voss@oilway.example',
    moreInfo:
      'Beantwortet Fragen zur Bewerbung und schickt Ihnen auf Wunsch einen fertigen Antrag als Beispiel.',
  },
];

const poles: Omit<DemoContactPerson, 'country' | 'order'>[] = [
  {
    profileName: 'Agnieszka Żurawska',
    title: 'kierowniczka obsługi flot',
    regions: ['PL-30', 'PL-08'],
    phone: '+48 00 000 02 01',
    email: 'agnieszka.zurawska@oilway.example',
    moreInfo:
      'Mistrzyni serwisu, w Oilway od pierwszego dnia. Umowy dla flot zna na pamięć, razem z wyjątkami.',
  },
  {
    profileName: 'Kamil Stachowiak',
    title: 'opiekun regionu Pomorze',
    regions: ['PL-22', 'PL-32'],
    phone: '+48 00 000 02 02',
    email: 'kamil.stachowiak@oilway.example',
    moreInfo: 'Prowadzi stacje od Gdyni po Szczecin. W środy jeździ z wozem serwisowym.',
  },
  {
    profileName: 'Ewelina Borkowska',
    title: 'opiekunka regionu północ',
    regions: ['PL-04', 'PL-28', 'PL-20'],
    phone: '+48 00 000 02 03',
    email: 'ewelina.borkowska@oilway.example',
    moreInfo:
      'Zajmuje się Bydgoszczą, Toruniem, Olsztynem i Białymstokiem. Oddzwania tego samego dnia.',
  },
  {
    profileName: 'Rafał Domański',
    title: 'opiekun regionu Mazowsze',
    regions: ['PL-14', 'PL-10'],
    phone: '+48 00 000 02 04',
    email: 'rafal.domanski@oilway.example',
    moreInfo: 'Cztery stacje w Warszawie i Łodzi oraz centrum flotowe na Bemowie.',
  },
  {
    profileName: 'Marta Wilczek',
    title: 'sponsoring i wydarzenia, Dolny Śląsk',
    regions: ['PL-02', 'PL-16'],
    phone: '+48 00 000 02 05',
    email: 'marta.wilczek@oilway.example',
    moreInfo:
      'Odpowiada na pytania klubów i stowarzyszeń z całej Polski, a na miejscu opiekuje się stacjami we Wrocławiu i w Opolu.',
  },
  {
    profileName: 'Grzegorz Pyka',
    title: 'opiekun regionu Śląsk i Małopolska',
    regions: ['PL-24', 'PL-12'],
    phone: '+48 00 000 02 06',
    email: 'grzegorz.pyka@oilway.example',
    moreInfo:
      'Mechanik z Katowic. Najchętniej rozmawia o skrzyniach biegów, najkrócej o fakturach.',
  },
  {
    profileName: 'Jolanta Mazurek',
    title: 'opiekunka regionu wschód',
    regions: ['PL-06', 'PL-18', 'PL-26'],
    phone: '+48 00 000 02 07',
    email: 'jolanta.mazurek@oilway.example',
    moreInfo: 'Lublin, Rzeszów i Kielce. Umawia szkolenia dla kierowców u klienta.',
  },
];

const sections: Record<
  DemoLocale,
  [department: string, email: string, purpose?: 'sponsoring' | 'whistleblowing'][]
> = {
  de: [
    ['Kundendienst', 'service@oilway.example'],
    ['Flottenservice', 'flotte@oilway.example'],
    ['Rechnungen', 'rechnung@oilway.example'],
    ['Kundenportal', 'portal@oilway.example'],
    ['Presse', 'presse@oilway.example'],
    ['Sponsoring', 'sponsoring@oilway.example', 'sponsoring'],
    ['Interne Meldestelle', 'meldestelle@oilway.example', 'whistleblowing'],
  ],
  pl: [
    ['Obsługa klienta', 'serwis@oilway.example'],
    ['Obsługa flot', 'floty@oilway.example'],
    ['Faktury', 'faktury@oilway.example'],
    ['Portal klienta', 'portalklienta@oilway.example'],
    ['Media', 'media@oilway.example'],
    ['Sponsoring', 'sponsoring@oilway.example', 'sponsoring'],
    ['Zgłoszenia sygnalistów', 'zgloszenia@oilway.example', 'whistleblowing'],
  ],
};

export const contactPersons: readonly DemoContactPerson[] = [
  ...ordered('de', people('de', germans)),
  ...ordered('pl', people('pl', poles)),
];

export const departments: readonly DemoDepartment[] = (['de', 'pl'] as const).flatMap((country) =>
  ordered(
    country,
    sections[country].map(([department, email, purpose = 'contact' as const]) => ({
      department,
      email,
      purpose,
    })),
  ),
);

function ordered<T>(country: DemoLocale, entries: readonly T[]) {
  return entries.map((entry, index) => ({ country, order: index + 1, ...entry }));
}

/** A number to dial keeps its plain spaces. */
function people(country: DemoLocale, entries: typeof germans) {
  return entries.map(({ phone, ...entry }) => ({ ...typeset(country, entry), phone }));
}

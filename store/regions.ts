/** The 16 Länder (ISO 3166-2:DE) and 16 voivodeships (ISO 3166-2:PL), named in their country's language. */
export const regions = {
  de: {
    'DE-BW': 'Baden-Württemberg',
    'DE-BY': 'Bayern',
    'DE-BE': 'Berlin',
    'DE-BB': 'Brandenburg',
    'DE-HB': 'Bremen',
    'DE-HH': 'Hamburg',
    'DE-HE': 'Hessen',
    'DE-MV': 'Mecklenburg-Vorpommern',
    'DE-NI': 'Niedersachsen',
    'DE-NW': 'Nordrhein-Westfalen',
    'DE-RP': 'Rheinland-Pfalz',
    'DE-SL': 'Saarland',
    'DE-SN': 'Sachsen',
    'DE-ST': 'Sachsen-Anhalt',
    'DE-SH': 'Schleswig-Holstein',
    'DE-TH': 'Thüringen',
  },
  pl: {
    'PL-02': 'dolnośląskie',
    'PL-04': 'kujawsko-pomorskie',
    'PL-06': 'lubelskie',
    'PL-08': 'lubuskie',
    'PL-10': 'łódzkie',
    'PL-12': 'małopolskie',
    'PL-14': 'mazowieckie',
    'PL-16': 'opolskie',
    'PL-18': 'podkarpackie',
    'PL-20': 'podlaskie',
    'PL-22': 'pomorskie',
    'PL-24': 'śląskie',
    'PL-26': 'świętokrzyskie',
    'PL-28': 'warmińsko-mazurskie',
    'PL-30': 'wielkopolskie',
    'PL-32': 'zachodniopomorskie',
  },
} as const;

export type Region = keyof (typeof regions)['de'] | keyof (typeof regions)['pl'];

export function regionNames(country: 'de' | 'pl'): string[] {
  return Object.values(regions[country]);
}

export function regionName(region: Region): string {
  return ({ ...regions.de, ...regions.pl } as Record<Region, string>)[region];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coordinates } from '../domain/distance.ts';
import type { Country } from '../domain/projection.ts';
import { districtName } from './districts.ts';

/** A postal code with one of its places. */
export interface PostalCodeRow extends Coordinates {
  /** Five digits. */
  code: string;
  name: string;
  community: string;
  /** Official code (AGS, TERYT) and name of its district; both empty if the source has none. */
  district: string;
  districtName: string;
}

export interface PopulatedPlace extends Coordinates {
  name: string;
  /** In other languages and spellings: München for Munich. */
  alternateNames: string[];
  population: number;
  /** Official code of its district; may be empty. */
  district: string;
}

/**
 * Reads GeoNames' postal codes (CSV). Skips German rows without a Land: they are codes of single organizations, named
 * after them and often misplaced.
 */
export function readPostalCodes(folder: string, country: Country): PostalCodeRow[] {
  const text = readFileSync(join(folder, `zipcodes.${country}.csv`), 'utf8');
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map(parseCsvLine)
    .filter(([, , , , land]) => country === 'pl' || !/^\d+$/.test(land ?? ''))
    .map(([, code = '', name = '', , , ...more]) => {
      const [province = '', provinceCode = '', community = '', communityCode = ''] = more;
      const [latitude, longitude] = more.slice(4);
      const district = country === 'de' ? communityCode : provinceCode;
      const districtSource = country === 'de' ? community : province;
      return {
        code: code.replace('-', ''),
        name: name.replace(/\s+/g, ' ').trim(),
        community,
        district,
        districtName: district && districtName(country, district, districtSource),
        latitude: Number(latitude),
        longitude: Number(longitude),
      };
    });
}

/** Reads GeoNames' `cities500.txt`: places with at least 500 inhabitants, and seats of communities. */
export function readPopulatedPlaces(folder: string, country: Country): PopulatedPlace[] {
  const excludedFeatureCodes = ['PPLH', 'PPLW', 'PPLQ'];
  return readFileSync(join(folder, 'cities500.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(
      (cells) =>
        cells[8] === country.toUpperCase() && !excludedFeatureCodes.includes(cells[7] ?? ''),
    )
    .map((cells) => ({
      name: cells[1] ?? '',
      alternateNames: cells[3]?.split(',') ?? [],
      latitude: Number(cells[4]),
      longitude: Number(cells[5]),
      population: Number(cells[14]),
      district: (country === 'de' ? cells[12] : cells[11]) ?? '',
    }));
}

function parseCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coordinates } from '../domain/distance.ts';
import type { Country } from '../domain/projection.ts';
import { districtName } from './districts.ts';

/** A place as it stands beside one of its postal codes. */
export interface PostalRow extends Coordinates {
  /** Five digits. */
  code: string;
  name: string;
  community: string;
  /** Official code of its district (AGS, TERYT) and what the district is called; both empty where the source has none. */
  district: string;
  districtName: string;
}

export interface PopulatedPlace extends Coordinates {
  name: string;
  /** In other languages and spellings: of Munich also München. */
  others: string[];
  population: number;
  /** Official code of its district; may be empty. */
  district: string;
}

/**
 * GeoNames' postal codes as CSV. Of Germany only what has a Land: the other rows are the codes of single firms and
 * authorities, named after them and often placed at the wrong end of the country.
 */
export function postalRows(folder: string, country: Country): PostalRow[] {
  const text = readFileSync(join(folder, `zipcodes.${country}.csv`), 'utf8');
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map(cellsOf)
    .filter(([, , , , land]) => country === 'pl' || !/^\d+$/.test(land ?? ''))
    .map(([, code = '', name = '', , , ...more]) => {
      const [province = '', provinceCode = '', community = '', communityCode = ''] = more;
      const [latitude, longitude] = more.slice(4);
      const district = country === 'de' ? communityCode : provinceCode;
      const named = country === 'de' ? community : province;
      return {
        code: code.replace('-', ''),
        name: name.replace(/\s+/g, ' ').trim(),
        community,
        district,
        districtName: district && districtName(country, district, named),
        latitude: Number(latitude),
        longitude: Number(longitude),
      };
    });
}

/** GeoNames' `cities500.txt`: places with 500 inhabitants or more, and seats of communities. */
export function populatedPlaces(folder: string, country: Country): PopulatedPlace[] {
  const gone = ['PPLH', 'PPLW', 'PPLQ'];
  return readFileSync(join(folder, 'cities500.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => cells[8] === country.toUpperCase() && !gone.includes(cells[7] ?? ''))
    .map((cells) => ({
      name: cells[1] ?? '',
      others: cells[3]?.split(',') ?? [],
      latitude: Number(cells[4]),
      longitude: Number(cells[5]),
      population: Number(cells[14]),
      district: (country === 'de' ? cells[12] : cells[11]) ?? '',
    }));
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

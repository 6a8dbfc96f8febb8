/**
 * Makes the files of the places. Run it by hand, with a folder that holds the three files of
 * docs/decisions/2026-11-24-geocoding.md: node site/features/stations/geocoding/make.ts <folder>.
 * The data are GeoNames' (CC BY 4.0).
 */
import { writeFileSync } from 'node:fs';
import { gather } from './gather.ts';
import { misplacedCodes } from './misplaced.ts';
import { packPlaces } from './place-file.ts';
import { populatedPlaces, postalRows } from './sources.ts';

const [folder = '.'] = process.argv.slice(2);
for (const country of ['de', 'pl'] as const) {
  const rows = postalRows(folder, country);
  const mended = country === 'pl' ? misplacedCodes(rows) : new Map();
  const table = gather(rows, populatedPlaces(folder, country), mended);
  const packed = packPlaces(table);
  writeFileSync(new URL(`places-${country}.br`, import.meta.url), packed);
  const { names, codes } = table;
  process.stdout.write(
    `${country}: ${names.length} names, ${codes.length} codes (${mended.size} mended), ${packed.length} bytes\n`,
  );
}

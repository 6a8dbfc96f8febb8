/**
 * Generates places-de.br and places-pl.br. Run manually with a folder that has the three files of
 * docs/decisions/2026-11-24-geocoding.md: node site/features/stations/geocoding/generate-gazetteer.ts <folder>.
 * Data: GeoNames (CC BY 4.0).
 */
import { writeFileSync } from 'node:fs';
import { buildGazetteer } from './build-gazetteer.ts';
import { correctMisplacedCodes } from './coordinate-check.ts';
import { encodeGazetteer } from './gazetteer-file.ts';
import { readPopulatedPlaces, readPostalCodes } from './geonames.ts';

const [folder = '.'] = process.argv.slice(2);
for (const country of ['de', 'pl'] as const) {
  const rows = readPostalCodes(folder, country);
  const corrections = country === 'pl' ? correctMisplacedCodes(rows) : new Map();
  const table = buildGazetteer(rows, readPopulatedPlaces(folder, country), corrections);
  const compressed = encodeGazetteer(table);
  writeFileSync(new URL(`places-${country}.br`, import.meta.url), compressed);
  const { names, codes } = table;
  process.stdout.write(
    `${country}: ${names.length} names, ${codes.length} codes (${corrections.size} corrected), ${compressed.length} bytes\n`,
  );
}

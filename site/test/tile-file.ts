import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pmtiles } from '@oilway/content/test/pmtiles.ts';

type Tiles = Parameters<typeof pmtiles>[0]['tiles'];

/** Creates a file of street tiles, with its settings; by default with the tile of the whole world. */
export function tileFile(tiles: Tiles = { '0/0/0': Buffer.from('picture') }): {
  environment: Record<string, string>;
  remove(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-tiles-'));
  const path = join(folder, 'street.pmtiles');
  writeFileSync(path, pmtiles({ tiles }));
  return {
    environment: { TILES_FILE: path, TILES_ATTRIBUTION: '© Karte' },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

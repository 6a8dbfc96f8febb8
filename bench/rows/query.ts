import type { Figure } from '../figure.ts';
import { compare } from '../load.ts';
import {
  recordResponse,
  type Site,
  sqliteData,
  startReferenceServer,
  startSite,
} from '../servers.ts';

const searches = {
  'a place': {
    path: '/standorte?ort=',
    words: ['Berlin', 'Köln', 'Bremen', 'Kiel', '50667', '80331'],
  },
  words: { path: '/suche?q=', words: ['Ölwechsel', 'Filter', 'Getriebeöl', 'Motor', 'Kontakt'] },
};

/** Measures uncached pages with a new query each, against a React page with as many elements and bytes. */
export async function query(quick: boolean): Promise<Figure[]> {
  const site = await startSite(await sqliteData());
  const figures: Figure[] = [];
  for (const [name, { path, words }] of Object.entries(searches))
    figures.push(await measureSearch(site, `search for ${name}`, path, words, quick));
  await site.stop();
  return figures;
}

let queryCount = 0;

async function measureSearch(
  site: Site,
  what: string,
  path: string,
  words: string[],
  quick: boolean,
): Promise<Figure> {
  const html = (
    await recordResponse(`${site.origin}${path}${words[0]}`, 'identity')
  ).body.toString();
  const elements = html.match(/<[a-z]/g)?.length ?? 0;
  const peer = await startReferenceServer('react', [
    String(elements),
    String(Buffer.byteLength(html)),
  ]);
  const next = () => {
    queryCount += 1;
    return path + encodeURIComponent(`${words[queryCount % words.length]} ${queryCount}`);
  };
  const rounds = quick
    ? { rounds: 2, seconds: 1, warming: 4 }
    : { rounds: 7, seconds: 3, warming: 15 };
  const { note, ratio } = await compare(
    [site, { path: next, encoding: 'gzip, deflate, br, zstd' }],
    [peer, { path: '/', encoding: 'identity' }],
    rounds,
  );
  await peer.stop();
  return { what, value: ratio, unit: '×', budget: { least: 0.8 }, note };
}

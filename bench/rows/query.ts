import type { Figure } from '../figure.ts';
import { compare } from '../load.ts';
import { record, type Site, sqliteData, startPeer, startSite } from '../servers.ts';

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
    figures.push(await measured(site, `search for ${name}`, path, words, quick));
  await site.stop();
  return figures;
}

let asked = 0;

async function measured(
  site: Site,
  what: string,
  path: string,
  words: string[],
  quick: boolean,
): Promise<Figure> {
  const html = (await record(`${site.origin}${path}${words[0]}`, 'identity')).body.toString();
  const elements = html.match(/<[a-z]/g)?.length ?? 0;
  const peer = await startPeer('react', [String(elements), String(Buffer.byteLength(html))]);
  const next = () => {
    asked += 1;
    return path + encodeURIComponent(`${words[asked % words.length]} ${asked}`);
  };
  const rounds = quick
    ? { rounds: 2, seconds: 1, warming: 4 }
    : { rounds: 7, seconds: 3, warming: 15 };
  const { beside, ratio } = await compare(
    [site, { path: next, encoding: 'gzip, deflate, br, zstd' }],
    [peer, { path: '/', encoding: 'identity' }],
    rounds,
  );
  await peer.stop();
  return { what, value: ratio, unit: '×', budget: { least: 0.8 }, beside };
}

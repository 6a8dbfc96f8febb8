import { sqliteData } from '../data/make-data.ts';
import { type Comparison, compare } from '../load/compare.ts';
import { generator, shoot, type Target } from '../load/shoot.ts';
import { type Report, ratioRow } from '../report.ts';
import { nginxVersion, startNginx } from '../servers/nginx.ts';
import { startPeer } from '../servers/peer.ts';
import { record } from '../servers/recording.ts';
import { type Server, startSite } from '../servers/site.ts';
import { formatBytes } from '../statistics.ts';
import { target } from './cached.ts';

const towns = [
  'Berlin',
  'Hamburg',
  'Köln',
  'Leipzig',
  'Bremen',
  'Dresden',
  'Kiel',
  '50667',
  '10115',
  '80331',
];
const words = [
  'Ölwechsel',
  'Filter',
  'Getriebeöl',
  'Termin',
  'Station',
  'Motor',
  'Berlin',
  'Kontakt',
  'Garantie',
  'Preise',
];

/** What browsers say. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Seconds until all that answers a question is compiled: it is much more code than the bare page's. */
const warming = 15;

/** More than the site keeps. */
export const asked = 3000;

const placeSearch = '/standorte?ort=';
const wordSearch = '/suche?q=';

/** The place search and the search for words, each question new, beside bare React pages, and nginx with the same bytes. */
export async function uncached(): Promise<Report> {
  const site = await startSite(await sqliteData());
  const compressed = await record(site.origin, `${placeSearch}Berlin`, 'br');
  const nginx = await startNginx([compressed]);
  const rounds = { rounds: 7, seconds: 2 };
  try {
    const places = placeQuestions(site);
    const place = await sizeOf(site, `${placeSearch}Berlin`);
    const word = await sizeOf(site, `${wordSearch}Filter`);
    const besideBare = await besidePage(places, place, rounds);
    const wordsBesideBare = await besidePage(wordQuestions(site), word, rounds);
    const nginxTarget = target(nginx, '/standorte', { 'accept-encoding': 'br' });
    const beside = await compare(places, nginxTarget, rounds);
    return {
      title: 'A page that is asked something new',
      method:
        `${asked} questions in turn, more than are kept in memory: places (${formatBytes(place.bytes)} of HTML) and words (${formatBytes(word.bytes)}), with the encodings of ` +
        'a browser, so in brotli. The bare pages are Fastify and React alone: as many elements and bytes, no database, no compression, one ' +
        `header. n = ${rounds.rounds} rounds of ${rounds.seconds} s each, in turn, after ${warming} s of warming; ${generator}; ${nginxVersion}.`,
      rows: [
        ratioRow('place: of a bare page, one core', besideBare.ratio, 0.8, besideBare.text),
        ratioRow(
          'words: of a bare page, one core',
          wordsBesideBare.ratio,
          0.8,
          wordsBesideBare.text,
        ),
        ratioRow('place: of nginx, one core', beside.ratio, undefined, beside.text),
      ],
    };
  } finally {
    await nginx.stop();
    await site.stop();
  }
}

/** The place search, each question another one. */
export const placeQuestions = (site: Server): Target => questions(site, placeSearch, towns);

/** The search for words, each question another one. */
export const wordQuestions = (site: Server): Target => questions(site, wordSearch, words);

function questions(site: Server, beginning: string, texts: readonly string[]): Target {
  const paths = Array.from({ length: asked }, (_, at) => {
    const text = `${texts[at % texts.length]} ${at}`;
    return beginning + encodeURIComponent(text);
  });
  return { ...target(site, beginning, headers), paths };
}

interface Size {
  elements: number;
  bytes: number;
}

async function sizeOf({ origin }: Server, path: string): Promise<Size> {
  const { body } = await record(origin, path, 'identity');
  return { elements: body.toString().match(/<[a-z]/g)?.length ?? 0, bytes: body.length };
}

async function besidePage(
  ours: Target,
  { bytes, elements }: Size,
  rounds: { rounds: number; seconds: number },
): Promise<Comparison> {
  const bare = await startPeer('bare page', 'bare-page.ts', [String(elements), String(bytes)]);
  try {
    await shoot(ours, warming);
    return await compare(ours, bare.target, rounds);
  } finally {
    bare.stop();
  }
}

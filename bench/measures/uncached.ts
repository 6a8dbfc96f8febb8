import { sqliteData } from '../data/make-data.ts';
import { compare } from '../load/compare.ts';
import { generator, type Target } from '../load/shoot.ts';
import { type Report, ratioRow } from '../report.ts';
import { nginxVersion, startNginx } from '../servers/nginx.ts';
import { startPeer } from '../servers/peer.ts';
import { record } from '../servers/recording.ts';
import { startSite } from '../servers/site.ts';
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
const searched = '/standorte?ort=Berlin';

/** The place search, which no cache answers, beside nginx with the same bytes and a bare React page. */
export async function uncached(): Promise<Report> {
  const site = await startSite(await sqliteData());
  const compressed = await record(site.origin, searched, 'br');
  const plain = await record(site.origin, searched, 'identity');
  const nginx = await startNginx([compressed]);
  const elements = plain.body.toString().match(/<[a-z]/g)?.length ?? 0;
  const sizes = [String(elements), String(plain.body.length)];
  const bare = await startPeer('bare page', 'bare-page.ts', sizes);
  const headers = { 'accept-encoding': 'br' };
  const ours: Target = {
    ...target(site, searched, headers),
    paths: Array.from({ length: 500 }, (_, at) => {
      const place = `${towns[at % towns.length]} ${at}`;
      return `/standorte?ort=${encodeURIComponent(place)}`;
    }),
  };
  try {
    const rounds = { rounds: 5, seconds: 2 };
    const beside = await compare(ours, target(nginx, '/standorte', headers), rounds);
    const besideBare = await compare(ours, bare.target, rounds);
    return {
      title: 'A page rendered for each request',
      method:
        `The place search with 500 values in turn, more than are kept in memory, ${formatBytes(plain.body.length)} of HTML, ` +
        `${formatBytes(compressed.body.length)} brotli. The bare page is Fastify and React alone: as ` +
        'many elements and bytes, no database, no compression, one header. ' +
        `n = 5 rounds of 2 s each, in turn; ${generator}; ${nginxVersion}.`,
      rows: [
        ratioRow('of nginx, one core', beside.ratio, 0.065, beside.text),
        ratioRow('of a bare page, one core', besideBare.ratio, undefined, besideBare.text),
      ],
    };
  } finally {
    bare.stop();
    await nginx.stop();
    await site.stop();
  }
}

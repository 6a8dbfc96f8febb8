import { sqliteData } from '../data/make-data.ts';
import { type Comparison, compare } from '../load/compare.ts';
import { generator, type Target } from '../load/shoot.ts';
import { type Report, type Row, ratioRow } from '../report.ts';
import { type Nginx, nginxVersion, startNginx } from '../servers/nginx.ts';
import { startPeer } from '../servers/peer.ts';
import { type Recording, record } from '../servers/recording.ts';
import { type Server, startSite } from '../servers/site.ts';
import { formatBytes, formatNumber } from '../statistics.ts';

const brotli = { 'accept-encoding': 'br' };

/** The home page from memory, whole and as 304, beside nginx. */
export async function cached(): Promise<Report> {
  const site = await startSite(await sqliteData());
  const recording = await record(site.origin, '/', 'br');
  const nginx = await startNginx([recording]);
  const node = await startPeer(
    'fixed answer',
    'fixed-answer.ts',
    [JSON.stringify(recording.headers)],
    recording.body,
  );
  try {
    const whole = await compare(target(site, '/', brotli), target(nginx, '/', brotli));
    const besideNode = await compare(target(site, '/', brotli), node.target);
    const tags = await Promise.all([site, nginx].map((server) => record(server.origin, '/', 'br')));
    const [ours, theirs] = tags as [Recording, Recording];
    const unchanged = await compare(
      target(site, '/', { ...brotli, 'if-none-match': ours.etag }),
      target(nginx, '/', { ...brotli, 'if-none-match': theirs.etag }),
    );
    return {
      title: 'Pages from memory',
      method:
        `n = 7 rounds of 1 s each, in turn, after warming until steady; ${generator}; ${nginxVersion}. ` +
        'Node’s own server is node:http with this one answer in memory and nothing around it: the most that ' +
        'any framework on it can reach.',
      rows: [
        ...rows(`home page, brotli, ${formatBytes(recording.body.length)}`, whole, 0.5),
        ratioRow(
          'home page, brotli: of Node’s own server, one core',
          besideNode.ratio,
          undefined,
          besideNode.text,
        ),
        ...rows('home page, 304', unchanged),
      ],
    };
  } finally {
    node.stop();
    await nginx.stop();
    await site.stop();
  }
}

/** A comparison by processor time, which counts, and by the clock, which other work disturbs. */
export function rows(what: string, { ratio, clockRatio, text }: Comparison, least?: number): Row[] {
  return [
    ratioRow(`${what}: of nginx, one core`, ratio, least, text),
    { what: `${what}: of nginx, by the clock`, value: `${formatNumber(clockRatio)} ×` },
  ];
}

export function target(
  server: Server | Nginx,
  path: string,
  headers: Record<string, string>,
): Target {
  const name = 'startTime' in server ? 'site' : 'nginx';
  return { name, pid: server.pid, origin: server.origin, paths: [path], headers };
}

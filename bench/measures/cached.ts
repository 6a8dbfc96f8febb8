import { sqliteData } from '../data/make-data.ts';
import { type Comparison, compare } from '../load/compare.ts';
import { generator, type Target } from '../load/shoot.ts';
import { type Report, type Row, ratioRow } from '../report.ts';
import { type Nginx, nginxVersion, startNginx } from '../servers/nginx.ts';
import { type Recording, record } from '../servers/recording.ts';
import { type Server, startSite } from '../servers/site.ts';
import { formatBytes, formatNumber } from '../statistics.ts';

const brotli = { 'accept-encoding': 'br' };

/** The home page from memory, whole and as 304, beside nginx. */
export async function cached(): Promise<Report> {
  const site = await startSite(await sqliteData());
  const recording = await record(site.origin, '/', 'br');
  const nginx = await startNginx([recording]);
  try {
    const whole = await compare(target(site, '/', brotli), target(nginx, '/', brotli));
    const tags = await Promise.all([site, nginx].map((server) => record(server.origin, '/', 'br')));
    const [ours, theirs] = tags as [Recording, Recording];
    const unchanged = await compare(
      target(site, '/', { ...brotli, 'if-none-match': ours.etag }),
      target(nginx, '/', { ...brotli, 'if-none-match': theirs.etag }),
    );
    return {
      title: 'Pages from memory',
      method: `n = 7 rounds of 1 s each, in turn, after warming; ${generator}; ${nginxVersion}.`,
      rows: [
        ...rows(`home page, brotli, ${formatBytes(recording.body.length)}`, whole, 0.5),
        ...rows('home page, 304', unchanged),
      ],
    };
  } finally {
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

import type { Figure } from '../figure.ts';
import { compare } from '../load.ts';
import { record, sqliteData, startPeer, startSite } from '../servers.ts';

/** Measures the cached home page against Node's own server with the same bytes. */
export const cachedPage = (quick: boolean) => cached('home page', '/', quick);

/** Measures the cached `GetMarkers` call in the same way. */
export const cachedCall = (quick: boolean) =>
  cached('GetMarkers', '/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=de-DE', quick);

async function cached(name: string, path: string, quick: boolean): Promise<Figure[]> {
  const site = await startSite(await sqliteData());
  const { body, headers } = await record(site.origin + path);
  const peer = await startPeer('fixed', [JSON.stringify(headers)], body);
  const questions = { path, encoding: 'br' };
  const rounds = quick
    ? { rounds: 2, seconds: 1, warming: 2 }
    : { rounds: 9, seconds: 2, warming: 8 };
  const { beside, ratio } = await compare([site, questions], [peer, questions], rounds);
  await Promise.all([peer.stop(), site.stop()]);
  const what = `${name}, ${(body.length / 1000).toFixed(1)} kB in brotli`;
  return [{ what, value: ratio, unit: '×', budget: { least: 0.7 }, beside }];
}

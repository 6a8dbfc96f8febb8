import type { Figure } from '../figure.ts';
import { compare } from '../load.ts';
import { recordResponse, sqliteData, startReferenceServer, startSite } from '../servers.ts';

/** Measures the cached home page against Node's own server with the same bytes. */
export const cachedPage = (quick: boolean) => measureCached('home page', '/', quick);

/** Measures the cached `GetMarkers` call in the same way. */
export const cachedCall = (quick: boolean) =>
  measureCached(
    'GetMarkers',
    '/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=de-DE',
    quick,
  );

async function measureCached(name: string, path: string, quick: boolean): Promise<Figure[]> {
  const site = await startSite(await sqliteData());
  const { body, headers } = await recordResponse(site.origin + path);
  const peer = await startReferenceServer('fixed', [JSON.stringify(headers)], body);
  const requests = { path, encoding: 'br' };
  const rounds = quick
    ? { rounds: 2, seconds: 1, warming: 2 }
    : { rounds: 9, seconds: 2, warming: 8 };
  const { note, ratio } = await compare([site, requests], [peer, requests], rounds);
  await Promise.all([peer.stop(), site.stop()]);
  const what = `${name}, ${(body.length / 1000).toFixed(1)} kB in brotli`;
  return [{ what, value: ratio, unit: '×', budget: { least: 0.7 }, note }];
}

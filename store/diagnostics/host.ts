import { statfs } from 'node:fs/promises';
import type { Settings } from '../settings.ts';
import { critical, type Diagnostic, gigabytes, ok, warning } from './diagnostic.ts';

/** Bytes. Less is a warning, whatever the disk's size: a night's uploads and a backup's working space. */
const minFreeBytes = 1e9;

/** The share of a disk that should be free. */
const minFreeShare = 0.1;

/** Checks the free space of the data folder's disk. @param folder its path. */
export async function checkDisk(folder: string): Promise<Diagnostic[]> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const [free, total] = [bavail * bsize, blocks * bsize];
  const values = { folder: folder, free: gigabytes(free), total: gigabytes(total) };
  if (free < minFreeBytes) return [critical('diskLow', values)];
  return [free < minFreeShare * total ? warning('diskLow', values) : ok('disk', values)];
}

type Origins = Pick<Settings, 'mode' | 'siteOrigin' | 'studioOrigin'>;

/** Checks the public origins, on which links and cookies depend. Only localhost may lack TLS. */
export function checkOrigins({ siteOrigin, studioOrigin }: Origins): Diagnostic[] {
  const insecure = Object.entries({ SITE_ORIGIN: siteOrigin, STUDIO_ORIGIN: studioOrigin }).filter(
    ([, origin]) => origin.startsWith('http:') && !isLoopback(new URL(origin).hostname),
  );
  return insecure.length > 0
    ? insecure.map(([setting, address]) =>
        critical('originInsecure', { setting, address }, setting),
      )
    : [ok('address', { site: siteOrigin, studio: studioOrigin })];
}

const isLoopback = (host: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\]|.+\.localhost)$/.test(host);

import { statfs } from 'node:fs/promises';
import type { Settings } from '../settings.ts';
import { critical, gigabytes, type Observation, ok, warning } from './observation.ts';

/** Bytes. Less is a warning, whatever the disk's size: a night's uploads and a backup's working space. */
const little = 1e9;

/** The share of a disk that should be free. */
const share = 0.1;

/** Checks the free space of the data folder's disk. @param place its path. */
export async function checkDisk(place: string): Promise<Observation[]> {
  const { bavail, blocks, bsize } = await statfs(place);
  const [free, total] = [bavail * bsize, blocks * bsize];
  const values = { folder: place, free: gigabytes(free), total: gigabytes(total) };
  if (free < little) return [critical('diskLow', values)];
  return [free < share * total ? warning('diskLow', values) : ok('disk', values)];
}

type Addresses = Pick<Settings, 'mode' | 'siteOrigin' | 'studioOrigin'>;

/** Checks the public origins, on which links and cookies depend. Only localhost may lack TLS. */
export function checkAddresses({ siteOrigin, studioOrigin }: Addresses): Observation[] {
  const open = Object.entries({ SITE_ORIGIN: siteOrigin, STUDIO_ORIGIN: studioOrigin }).filter(
    ([, origin]) => origin.startsWith('http:') && !isOfThisMachine(new URL(origin).hostname),
  );
  return open.length > 0
    ? open.map(([setting, address]) => critical('addressOpen', { setting, address }, setting))
    : [ok('address', { site: siteOrigin, studio: studioOrigin })];
}

const isOfThisMachine = (host: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\]|.+\.localhost)$/.test(host);

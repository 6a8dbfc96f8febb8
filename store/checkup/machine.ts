import { statfs } from 'node:fs/promises';
import type { Settings } from '../settings.ts';
import { critical, gigabytes, type Observation, ok, warning } from './observation.ts';

/** Less than this is little, whatever the size of the disk: a night's uploads and a backup's working space. Bytes. */
const little = 1e9;

/** The share of a disk that has to be free. */
const share = 0.1;

/** The disk that the data folder lies on. @param place its path. */
export async function checkDisk(place: string): Promise<Observation[]> {
  const { bavail, blocks, bsize } = await statfs(place);
  const [free, total] = [bavail * bsize, blocks * bsize];
  const values = { folder: place, free: gigabytes(free), total: gigabytes(total) };
  if (free < little) return [critical('diskLow', values)];
  return [free < share * total ? warning('diskLow', values) : ok('disk', values)];
}

type Addresses = Pick<Settings, 'mode' | 'siteOrigin' | 'studioOrigin'>;

/** What people type, which links and cookies are made for. On this machine alone it may be without TLS. */
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

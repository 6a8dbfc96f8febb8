import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isKey } from './file-store.ts';

/** The configured file storage. */
export type StorageLocation = FolderLocation | BucketLocation;

export interface FolderLocation {
  kind: 'folder';
  /** An absolute path. */
  folder: string;
}

export interface BucketLocation {
  kind: 's3';
  /** An http(s) origin. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The key prefix in the bucket: empty, or names with a trailing slash. */
  prefix: string;
  accessKey: string;
  secretKey: string;
}

type Environment = Record<string, string | undefined>;

const form = 's3://<key>:<secret>@<host>[:<port>]/<bucket>[/<prefix>][?region=<region>&tls=0]';
/** The region for S3 servers without regions. */
const usualRegion = 'us-east-1';

/**
 * Parses `STORAGE_URL`, an absolute folder or an S3 bucket; the data folder by default. The bucket's credentials may be in `AWS_ACCESS_KEY_ID` and
 * `AWS_SECRET_ACCESS_KEY`.
 * @returns a location, or its problem, without any secret.
 */
export function readStorage(
  { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, STORAGE_URL: given }: Environment,
  dataFolder: string,
): StorageLocation | { problem: string } {
  if (!given) return { kind: 'folder', folder: dataFolder };
  return given.startsWith('s3:')
    ? bucketOf(given, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY)
    : folderOf(given);
}

function folderOf(given: string): StorageLocation | { problem: string } {
  const problem = `STORAGE_URL: must be an absolute folder such as /srv/oilway, or ${form}`;
  if (isAbsolute(given)) return { kind: 'folder', folder: given };
  try {
    return { kind: 'folder', folder: fileURLToPath(given) };
  } catch {
    return { problem };
  }
}

function bucketOf(given: string, key = '', secret = ''): StorageLocation | { problem: string } {
  const wrong = (what: string) => ({ problem: `STORAGE_URL: ${what}; it looks like ${form}` });
  if (!URL.canParse(given)) return wrong('is no address');
  const { hash, host, password, pathname, searchParams, username } = new URL(given);
  const unknown = [...searchParams.keys()].find((name) => !['region', 'tls'].includes(name));
  if (unknown !== undefined || hash) return wrong('holds something that it does not know');
  if (!host) return wrong('names no server');
  const [, bucket = '', ...names] = pathname.replace(/\/$/, '').split('/').map(decoded);
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) return wrong('names no bucket');
  const prefix = names.join('/');
  if (prefix && !isKey(prefix)) return wrong('no file can lie below this prefix');
  const [accessKey, secretKey] = username ? [username, password].map(decoded) : [key, secret];
  if (!accessKey || !secretKey)
    return wrong('has no key, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have none either');
  const tls = searchParams.get('tls') ?? '1';
  if (!['0', '1'].includes(tls)) return wrong('tls is 0 or 1');
  const region = searchParams.get('region') || usualRegion;
  if (!/^[\w-]{1,60}$/.test(region)) return wrong('the region is none');
  return {
    kind: 's3',
    endpoint: `${tls === '0' ? 'http' : 'https'}://${host}`,
    region,
    bucket,
    prefix: prefix && `${prefix}/`,
    accessKey,
    secretKey,
  };
}

/** Returns the text unchanged where it is not valid percent-encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

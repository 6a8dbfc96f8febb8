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

const urlFormat = 's3://<key>:<secret>@<host>[:<port>]/<bucket>[/<prefix>][?region=<region>&tls=0]';
/** The region for S3 servers without regions. */
const defaultRegion = 'us-east-1';

/**
 * Parses `STORAGE_URL`, an absolute folder or an S3 bucket; the data folder by default. The bucket's credentials may be in `AWS_ACCESS_KEY_ID` and
 * `AWS_SECRET_ACCESS_KEY`.
 * @returns a location, or its problem, without any secret.
 */
export function parseStorageUrl(
  { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, STORAGE_URL: url }: Environment,
  dataFolder: string,
): StorageLocation | { problem: string } {
  if (!url) return { kind: 'folder', folder: dataFolder };
  return url.startsWith('s3:')
    ? bucketOf(url, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY)
    : folderOf(url);
}

function folderOf(url: string): StorageLocation | { problem: string } {
  const problem = `STORAGE_URL: must be an absolute folder such as /srv/oilway, or ${urlFormat}`;
  if (isAbsolute(url)) return { kind: 'folder', folder: url };
  try {
    return { kind: 'folder', folder: fileURLToPath(url) };
  } catch {
    return { problem };
  }
}

function bucketOf(url: string, key = '', secret = ''): StorageLocation | { problem: string } {
  const invalid = (what: string) => ({
    problem: `STORAGE_URL: ${what}; it looks like ${urlFormat}`,
  });
  if (!URL.canParse(url)) return invalid('is not a URL');
  const { hash, host, password, pathname, searchParams, username } = new URL(url);
  const unknown = [...searchParams.keys()].find((name) => !['region', 'tls'].includes(name));
  if (unknown !== undefined || hash) return invalid('has an unknown parameter');
  if (!host) return invalid('has no host');
  const [, bucket = '', ...names] = pathname.replace(/\/$/, '').split('/').map(decoded);
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) return invalid('has no valid bucket name');
  const prefix = names.join('/');
  if (prefix && !isKey(prefix)) return invalid('has an invalid prefix');
  const [accessKey, secretKey] = username ? [username, password].map(decoded) : [key, secret];
  if (!accessKey || !secretKey)
    return invalid('has no key, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  const tls = searchParams.get('tls') ?? '1';
  if (!['0', '1'].includes(tls)) return invalid('tls must be 0 or 1');
  const region = searchParams.get('region') || defaultRegion;
  if (!/^[\w-]{1,60}$/.test(region)) return invalid('has an invalid region');
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

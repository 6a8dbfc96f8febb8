import { expect, test } from 'vitest';
import { parseStorageUrl } from './storage-location.ts';

const read = (STORAGE_URL?: string, more = {}) =>
  parseStorageUrl({ STORAGE_URL, ...more }, '/var/lib/oilway');
const bucket = {
  kind: 's3',
  endpoint: 'https://s3.example',
  region: 'us-east-1',
  bucket: 'oilway',
  prefix: '',
  accessKey: 'key',
  secretKey: 'secret',
};

test('reads a folder path or file URL and defaults to the data folder', () => {
  expect(read()).toEqual({ kind: 'folder', folder: '/var/lib/oilway' });
  for (const url of ['/srv/öl', 'file:///srv/%C3%B6l'])
    expect(read(url)).toEqual({ kind: 'folder', folder: '/srv/öl' });
});

test('reads every part of an s3 URL and credentials from the environment', () => {
  expect(read('s3://key:secret@s3.example/oilway')).toEqual(bucket);
  expect(read('s3://a%3Ab:p%40ss%2F@[::1]:9000/oilway/one/two/?region=eu-1&tls=0')).toEqual({
    ...bucket,
    endpoint: 'http://[::1]:9000',
    region: 'eu-1',
    prefix: 'one/two/',
    accessKey: 'a:b',
    secretKey: 'p@ss/',
  });
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(read('s3://s3.example/oilway', keys)).toEqual(bucket);
});

test.each([
  'pictures',
  './pictures',
  'https://s3.example/oilway',
  'file://elsewhere/srv',
  's3:',
  's3://',
  's3:///oilway',
  's3://key:hidden@s3.example',
  's3://key:hidden@s3.example/',
  's3://key:hidden@s3.example/Öl',
  's3://key:hidden@s3.example/oilway/../x',
  's3://key:hidden@s3.example/oilway/%2e%2e%2fx',
  's3://key:hidden@s3.example/oilway//x',
  's3://key:hidden@s3.example/oilway?tls=maybe',
  's3://key:hidden@s3.example/oilway?secret=hidden',
  's3://key:hidden@s3.example/oilway?region=%0a',
  's3://key:hidden@s3.example/oilway#x',
  's3://key@s3.example/oilway',
  's3://s3.example/oilway',
])('rejects %s without showing secrets', (url) => {
  const found = read(url);
  const problem = 'problem' in found ? found.problem : '';
  expect(problem).toMatch(/^STORAGE_URL: /);
  expect(problem).not.toContain('hidden');
});

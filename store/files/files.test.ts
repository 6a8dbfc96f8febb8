import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectCases } from '../../content/test/full.ts';
import { makeBucket, type SwiftServer, startSwift } from '../../content/test/swift.ts';
import { StorageUnavailableError } from '../storage-unavailable-error.ts';
import { bytesOf, type FileStore, fromBytes, fromPath, isKey } from './file-store.ts';
import { FolderFiles } from './folder-files.ts';
import { openFileStore } from './open-file-store.ts';
import { parseStorageUrl } from './storage-location.ts';

// Swift's installation and start take long.
describe.each(selectCases('folder', ['folder', 's3']))('file store on %s', (kind) => {
  let folder: string;
  let files: FileStore;
  let swift: SwiftServer | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'oilway-files-'));
    if (kind === 's3') swift = await startSwift();
    const url = swift?.urlOf('oilway').replace('?', '/some/prefix?');
    const location = parseStorageUrl({ STORAGE_URL: url }, folder);
    if ('problem' in location) throw new Error(location.problem);
    files = openFileStore(location);
    if (location.kind === 's3') {
      expect(await files.problem()).toMatch(/^there is no bucket oilway on http:/);
      await expect(files.open('media/none')).rejects.toThrow(StorageUnavailableError);
      await makeBucket(url ?? '');
    }
  });
  afterAll(() => {
    swift?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const put = (key: string, text: string) => files.put(key, fromBytes(Buffer.from(text)));
  const read = async (key: string) => (await bytesOf(files, key))?.toString();
  const keys = async (prefix: string) => {
    const found: string[] = [];
    for await (const { key } of files.list(prefix)) found.push(key);
    return found.toSorted();
  };

  test('overwrites a file under its key and returns its size and modification time', async () => {
    const begun = Date.now() - 2000;
    await put('media/öl & wasser (1).txt', 'first');
    await put('media/öl & wasser (1).txt', 'second');
    expect(await read('media/öl & wasser (1).txt')).toBe('second');
    const found = await files.head('media/öl & wasser (1).txt');
    expect(found?.size).toBe(6);
    expect(found?.modified).toBeGreaterThan(begun);
    expect(found?.modified).toBeLessThan(Date.now() + 2000);
    await put('media/empty.txt', '');
    expect([await read('media/empty.txt'), (await files.head('media/empty.txt'))?.size]).toEqual([
      '',
      0,
    ]);
  });

  test('reads a byte range and rejects one that begins past the end', async () => {
    await put('portal/ten.txt', '0123456789');
    const part = async (start: number, end: number) => {
      const opened = await files.open('portal/ten.txt', { start, end });
      return [opened?.size, String(Buffer.concat((await opened?.stream.toArray()) ?? []))];
    };
    expect(await part(2, 4)).toEqual([10, '234']);
    expect(await part(9, 5_000_000_000)).toEqual([10, '9']);
    await expect(part(10, 11)).rejects.toThrow(RangeError);
  });

  test('returns undefined for missing and removed keys', async () => {
    for (const key of ['media/none', 'media', 'none/none/none', 'portal/ten.txt/none']) {
      expect([key, await files.head(key)]).toEqual([key, undefined]);
      expect([key, await files.open(key)]).toEqual([key, undefined]);
      await files.remove(key);
    }
    await put('media/gone', 'x');
    await files.remove('media/gone');
    expect(await read('media/gone')).toBeUndefined();
  });

  test('lists exactly the keys with a prefix', async () => {
    for (const key of ['list/b', 'list/a/one', 'list/a/two', 'listed/c']) await put(key, key);
    expect(await keys('list/')).toEqual(['list/a/one', 'list/a/two', 'list/b']);
    expect(await keys('list/a/')).toEqual(['list/a/one', 'list/a/two']);
    expect(await keys('list/a/t')).toEqual(['list/a/two']);
    expect(await keys('nothing/')).toEqual([]);
    for await (const { key, size } of files.list('list/')) expect(size).toBe(key.length);
  });

  test('rejects a source whose size differs from the declared one and preserves the existing file', async () => {
    await put('media/declared', 'before');
    const wrong = [
      { size: 3, open: () => Readable.from([Buffer.from('four')]) },
      { size: 5, open: () => Readable.from([Buffer.from('four')]) },
      { size: 5_000_000_000, open: () => Readable.from([Buffer.from('four')]) },
      {
        size: 8,
        open: () =>
          Readable.from(
            (async function* () {
              yield Buffer.from('four');
              throw new Error('the sender went away');
            })(),
          ),
      },
    ];
    for (const source of wrong) {
      await expect(files.put('media/declared', source)).rejects.toThrow();
      await expect(files.put('media/undeclared', source)).rejects.toThrow();
    }
    expect(await read('media/declared')).toBe('before');
    expect(await files.head('media/undeclared')).toBeUndefined();
    expect(await keys('media/')).not.toContain('media/undeclared');
  });

  test('rejects path traversal and other invalid keys on reads and writes', async () => {
    const hostile = [
      '',
      '/',
      '/etc/passwd',
      '../secrets.json',
      'media/../../secrets.json',
      'media/..',
      'media/./x',
      'media//x',
      'media/',
      'media/.hidden',
      'media\\..\\x',
      'media/x\0.png',
      'media/x\n',
      'media/\ud800',
      `media/${'x'.repeat(256)}`,
      `${'media/'.repeat(200)}x`,
    ];
    for (const key of hostile) {
      expect([key, isKey(key)]).toEqual([key, false]);
      await expect(files.put(key, fromBytes(Buffer.from('x'))), key).rejects.toThrow(
        'invalid file key',
      );
      expect([key, await files.head(key), await files.open(key)]).toEqual([
        key,
        undefined,
        undefined,
      ]);
      await files.remove(key);
    }
    // Names that only resemble traversal are ordinary keys.
    for (const key of ['media/%2e%2e%2fx', 'media/a..b', 'media/a%00']) {
      await put(key, key);
      expect(await read(key)).toBe(key);
    }
  });

  test('streams a large file in chunks', async () => {
    const size = 40_000_000;
    const path = join(folder, 'large');
    writeFileSync(path, Buffer.alloc(size, 'x'));
    await files.put('portal/large', await fromPath(path));
    const opened = await files.open('portal/large');
    let bytes = 0;
    for await (const piece of opened?.stream ?? []) {
      bytes += piece.length;
      expect(piece.length).toBeLessThanOrEqual(1_000_000);
    }
    expect(bytes).toBe(size);
    const left = await files.open('portal/large');
    left?.stream.destroy();
  });

  test('reports its location and no problem', async () => {
    expect(await files.problem()).toBeUndefined();
    expect(files.description).not.toBe('');
  });
});

describe('folder', () => {
  test('creates private files, leaves no temporary files and reports an unwritable folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oilway-files-'));
    try {
      const files = new FolderFiles(join(folder, 'new', 'place'));
      expect(await files.problem()).toBeUndefined();
      await files.put('media/a', fromBytes(Buffer.from('a')));
      const mode = (path: string) => statSync(join(files.description, path)).mode & 0o777;
      expect([mode('.'), mode('media'), mode('media/a')]).toEqual([0o700, 0o700, 0o600]);
      expect(readdirSync(join(files.description, 'media'))).toEqual(['a']);
      writeFileSync(join(folder, 'file'), '');
      mkdirSync(join(files.description, 'media', 'folder'));
      expect(await files.head('media/folder')).toBeUndefined();
      expect(await files.open('media/folder')).toBeUndefined();
      expect(await new FolderFiles(join(folder, 'file', 'below')).problem()).toMatch(
        /^the folder .* can't be written \(ENOTDIR\)$/,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

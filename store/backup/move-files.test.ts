import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bytesOf, fromBytes } from '../files/file-store.ts';
import { FolderFiles } from '../files/folder-files.ts';
import { moveFiles } from './move-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'oilway-move-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('copies each file once, copies truncated files again and names files that differ', async () => {
  const [from, to] = [new FolderFiles(join(folder, 'from')), new FolderFiles(join(folder, 'to'))];
  for (const key of ['media/öl 1.png', 'media/b.png', 'portal/c.pdf', 'cache/images/d.webp'])
    await from.put(key, fromBytes(Buffer.from(key.repeat(1000))));
  expect(await moveFiles(from, to)).toMatchObject({ copied: 3, skipped: 0, mismatched: [] });
  expect(await bytesOf(to, 'media/öl 1.png')).toEqual(await bytesOf(from, 'media/öl 1.png'));
  expect(await to.head('cache/images/d.webp')).toBeUndefined();

  await from.put('portal/late.pdf', fromBytes(Buffer.from('late')));
  writeFileSync(join(folder, 'to', 'media', 'b.png'), 'torn');
  expect(await moveFiles(from, to)).toMatchObject({ copied: 2, skipped: 2, mismatched: [] });
  expect(await moveFiles(from, to, true)).toMatchObject({ copied: 0, skipped: 4, mismatched: [] });

  writeFileSync(join(folder, 'to', 'portal', 'late.pdf'), 'lost');
  expect(await moveFiles(from, to)).toMatchObject({ copied: 0, skipped: 4, mismatched: [] });
  expect(await moveFiles(from, to, true)).toMatchObject({
    skipped: 3,
    mismatched: ['portal/late.pdf'],
  });
});

import { expect, test } from 'vitest';
import { importsOf, tracked } from './sources.ts';

/**
 * The site's rooms, from the ground up. A room knows those of the floors below; nothing on a floor knows its neighbour. What is in each, and
 * why it lies there: `docs/decisions/2026-11-25-rooms-and-floors.md`.
 */
const floors: readonly (readonly string[])[] = [
  ['ui', 'file-paths.ts', 'site-folder.ts'],
  ['paths.ts', 'config.ts'],
  ['reading'],
  ['http'],
  ['captcha', 'consent', 'lightbox', 'furniture'],
  ['page'],
  ['forms', 'portal'],
  ['features/*', 'blocks/*'],
  ['portal.ts', 'blocks.ts', 'browser.ts'],
  ['examples'],
  ['app.ts', 'metrics.ts', 'styles.ts'],
  ['open-site.ts'],
  ['main.ts', 'dev.ts'],
];

/** A file's room: its folder, for a subject and a block that of its own; what they are all handed belongs to the frame. */
function roomOf(file: string): string {
  const [, room = '', inner = ''] = file.split('/');
  if (room === 'context.ts') return 'page';
  return room === 'features' || room === 'blocks' ? `${room}/${inner}` : room;
}

const floorOf = (room: string): number =>
  floors.findIndex((rooms) => rooms.includes(room.replace(/\/.*/, '/*')));

const arrows = tracked
  .filter((file) => /^site\/.*\.tsx?$/.test(file) && !isBeside(file))
  .flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith('site/') && roomOf(name) !== roomOf(file))
      .map((name) => ({ file, name, from: roomOf(file), to: roomOf(name) })),
  );

/** Not part of the site that is shipped: tests may know everything, and so may what builds it. */
function isBeside(file: string): boolean {
  return /\.test\.tsx?$|^site\/test\/|^site\/[a-z-]+\.config\.ts$|\.d\.ts$/.test(file);
}

test('every room is on a floor', () => {
  const rooms = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  expect(rooms.size).toBeGreaterThan(20);
  expect([...rooms].filter((room) => floorOf(room) < 0)).toEqual([]);
});

test('arrows only go down, types included', () => {
  expect(arrows.length).toBeGreaterThan(300);
  const wrong = arrows.filter(({ from, to }) => floorOf(to) >= floorOf(from));
  expect(wrong.map(({ file, name }) => `${file} → ${name}`)).toEqual([]);
});

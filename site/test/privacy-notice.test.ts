import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { noticeVersion } from '../forms/fields/form-words.ts';
import { tracked } from './sources.ts';

/** Of the words of all notices, by the version that they go by. */
const digests: Record<string, string> = {
  '2026-11-28': '16dd43e58d8d3fe5a14a3678a00fa352187f59f4ac1dd5e9a47160a69b625c2b',
};

test('notices of forms that read otherwise have another version', async () => {
  const features = tracked.flatMap(
    (file) => /^site\/features\/([\w-]+)\/messages\.ts$/.exec(file)?.[1] ?? [],
  );
  const modules = await Promise.all(
    features.map((feature) => import(`../features/${feature}/messages.ts`)),
  );
  const notices = modules
    .flatMap(({ messages }) => ['de-DE', 'pl-PL'].map((culture) => messages?.[culture]?.privacy))
    .filter(Array.isArray);
  expect(notices.length).toBeGreaterThanOrEqual(8);
  const words = notices.map((notice) => notice.join('')).join('\n');
  expect(
    digests[noticeVersion],
    'give noticeVersion the date of today, and add a line for it here',
  ).toBe(createHash('sha256').update(words).digest('hex'));
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { privacyNoticeVersion } from '../forms/fields/form-messages.ts';
import { repositoryFiles } from './repository-files.ts';

/** Digests of all notices, by their version. */
const digests: Record<string, string> = {
  '2026-11-28': '16dd43e58d8d3fe5a14a3678a00fa352187f59f4ac1dd5e9a47160a69b625c2b',
};

test('a changed privacy notice has a new version', async () => {
  const features = repositoryFiles.flatMap(
    (file) => /^site\/features\/([\w-]+)\/messages\.ts$/.exec(file)?.[1] ?? [],
  );
  const modules = await Promise.all(
    features.map((feature) => import(`../features/${feature}/messages.ts`)),
  );
  const notices = modules
    .flatMap(({ messages }) => ['de-DE', 'pl-PL'].map((locale) => messages?.[locale]?.privacy))
    .filter(Array.isArray);
  expect(notices.length).toBeGreaterThanOrEqual(8);
  const words = notices.map((notice) => notice.join('')).join('\n');
  expect(
    digests[privacyNoticeVersion],
    'set privacyNoticeVersion to the date of today, and add a line for it here',
  ).toBe(createHash('sha256').update(words).digest('hex'));
});

import { expect, test } from 'vitest';
import { read, tracked } from '../test/sources.ts';
import { browserStorage } from './browser-storage.ts';

const listed = Object.values(browserStorage);

// What is kept while people use the site, all journeys compare with the list: `e2e/support/journey.ts`.
test('every module that keeps something in a browser is in the list, and keeps what the list says', () => {
  const keeping = tracked
    .filter((file) => /^site\/.*\.tsx?$/.test(file) && !/\.test\.|^site\/test\//.test(file))
    .filter((file) =>
      /\.setItem\(|\b(local|session)Storage\[|\bwriteCookie\(|\.setCookie\(|document\.cookie = |cookieStore|indexedDB|caches\.open/.test(
        read(file),
      ),
    )
    // The hand that writes cookies for others, and what only takes them away.
    .filter(
      (file) =>
        !['site/behaviours/consent/cookies.ts', 'site/behaviours/consent/traces.ts'].includes(file),
    );
  expect(keeping).toEqual([...new Set(listed.map(({ setBy }) => setBy))].sort());
});

test('each name in it stands in the code', () => {
  const code = tracked
    .filter((file) => /^site\/.*\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => file !== 'site/components/browser-storage.ts')
    .map(read)
    .join('\n');
  for (const { name } of listed) expect(code).toContain(name.replace('*', ''));
});

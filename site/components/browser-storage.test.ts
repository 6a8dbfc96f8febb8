import { expect, test } from 'vitest';
import { readRepositoryFile, repositoryFiles } from '../test/repository-files.ts';
import { browserStorage } from './browser-storage.ts';

const listed = Object.values(browserStorage);

// The browser tests compare what is actually stored with the list: `e2e/support/journey.ts`.
test('the list of browser storage names exactly the modules that write to it', () => {
  const writers = repositoryFiles
    .filter((file) => /^site\/.*\.tsx?$/.test(file) && !/\.test\.|^site\/test\//.test(file))
    .filter((file) =>
      /\.setItem\(|\b(local|session)Storage\[|\bwriteCookie\(|\.setCookie\(|document\.cookie = |cookieStore|indexedDB|caches\.open/.test(
        readRepositoryFile(file),
      ),
    )
    // The module that writes cookies for others, and the one that only deletes.
    .filter(
      (file) =>
        !['site/behaviours/consent/cookies.ts', 'site/behaviours/consent/stored-data.ts'].includes(
          file,
        ),
    );
  expect(writers).toEqual([...new Set(listed.map(({ setBy }) => setBy))].sort());
});

test('every name in the list occurs in the code', () => {
  const code = repositoryFiles
    .filter((file) => /^site\/.*\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => file !== 'site/components/browser-storage.ts')
    .map(readRepositoryFile)
    .join('\n');
  for (const { name } of listed) expect(code).toContain(name.replace('*', ''));
});

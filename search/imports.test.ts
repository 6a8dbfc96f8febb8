import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the search knows nothing but the store, and not the environment', () => {
  const root = import.meta.dirname;
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const imports = texts.flatMap((text) =>
    [...text.matchAll(/\sfrom '([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(imports.length).toBeGreaterThan(40);
  expect(imports.filter((name) => !/^(\.\.?\/|@oilway\/store\/|node:|pino$)/.test(name))).toEqual(
    [],
  );
  expect(texts.filter((text) => /process\.env/.test(text))).toEqual([]);
});

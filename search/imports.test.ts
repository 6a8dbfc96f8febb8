import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the search knows nothing but the store', () => {
  const root = import.meta.dirname;
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\sfrom '([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(imports.length).toBeGreaterThan(40);
  expect(imports.filter((name) => !/^(\.\.?\/|@oilway\/store\/|node:|pino$)/.test(name))).toEqual(
    [],
  );
});

import { initI18n } from '@payloadcms/translations';
import { createClientConfig, type SanitizedConfig } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { expect, test } from 'vitest';
import config from './payload.config.ts';

interface Column {
  name?: string;
  accessor?: string;
  type?: string;
  label?: unknown;
  labelWithPrefix?: unknown;
  hidden?: boolean;
  admin?: { disabled?: boolean; disableListColumn?: boolean };
}

/** Returns the labels of all list columns in an interface language, as the browser gets them. */
async function columnLabels(language: 'de' | 'en' | 'pl'): Promise<Map<string, unknown>> {
  const sanitized = (await config) as SanitizedConfig;
  const i18n = await initI18n({ config: sanitized.i18n, context: 'client', language });
  const { collections } = createClientConfig({
    config: sanitized,
    i18n,
    importMap: {},
    user: true,
  });
  const listed = sanitized.collections.filter(({ admin }) => admin.hidden !== true);
  return new Map(
    collections
      .filter((one) => listed.some(({ slug }) => slug === one.slug && !slug.startsWith('payload-')))
      .flatMap(({ fields, slug }) =>
        (
          flattenTopLevelFields(fields, {
            i18n,
            keepPresentationalFields: true,
            moveSubFieldsToTop: true,
          }) as Column[]
        )
          .filter(
            ({ admin, hidden, type }) =>
              !(hidden || admin?.disabled || admin?.disableListColumn || type === 'group'),
          )
          .map((column): [string, unknown] => [
            `${slug}.${column.accessor ?? column.name}`,
            column.labelWithPrefix ?? column.label,
          ]),
      ),
  );
}

test.each(['de', 'en', 'pl'] as const)('names every list column in words: %s', async (language) => {
  const labels = await columnLabels(language);
  expect(labels.size).toBeGreaterThan(150);
  // Payload puts a label into the names of the sort buttons as it is: an object is read as “[object Object]”.
  expect([...labels].filter(([, label]) => typeof label !== 'string' || !label)).toEqual([]);
  expect([...labels].filter(([, label]) => /^_|[a-z][A-Z]/.test(String(label)))).toEqual([]);
});

/** Words that Polish shares with English. */
const sharedWords = new Set(['E-mail', 'ID', 'Message-ID', 'Status']);

test('names no list column in English only', async () => {
  const [english, polish] = await Promise.all([columnLabels('en'), columnLabels('pl')]);
  const untranslated = [...english].filter(
    ([path, label]) => polish.get(path) === label && !sharedWords.has(String(label)),
  );
  expect(untranslated).toEqual([]);
});

import type { FlattenedField, SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import config from './payload.config.ts';

const { blocks = [], collections, globals } = (await config) as SanitizedConfig;

/** Returns the options of every date picker below these fields. */
function pickersIn(fields: readonly FlattenedField[], path: string): [string, DateOptions][] {
  return fields.flatMap((field): [string, DateOptions][] => {
    const fieldPath = `${path}.${field.name}`;
    if (field.type === 'date' && !field.hidden && !field.admin?.hidden)
      return [[fieldPath, field.admin?.date ?? {}]];
    if (field.type === 'blocks')
      return field.blocks.flatMap((one) =>
        pickersIn(one.flattenedFields, `${fieldPath}.${one.slug}`),
      );
    return 'flattenedFields' in field ? pickersIn(field.flattenedFields, fieldPath) : [];
  });
}

type DateOptions = { pickerAppearance?: string; displayFormat?: string; timeFormat?: string };

test('every date picker shows days and times as Germans and Poles write them', () => {
  const pickers = [
    ...[...collections, ...globals]
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ flattenedFields, slug }) => pickersIn(flattenedFields, slug)),
    ...blocks.flatMap(({ flattenedFields, slug }) => pickersIn(flattenedFields, slug)),
  ];
  expect(pickers.length).toBeGreaterThan(10);
  const foreign = pickers.filter(
    ([, { displayFormat = '', pickerAppearance, timeFormat }]) =>
      !/^dd\.MM\.yyyy(, HH:mm(:ss)?)?$/.test(displayFormat) ||
      (pickerAppearance === 'dayAndTime' && timeFormat !== 'HH:mm'),
  );
  expect(foreign).toEqual([]);
});

import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { blocks } from '../blocks/index.ts';
import { pages } from '../collections/pages.ts';
import { footer, header, settings, sideMenus } from '../globals/navigation.ts';
import { demo } from './demo.ts';
import { demoLocales } from './shape.ts';

const written = demo.pages.flatMap((page) =>
  demoLocales.map((locale) => ({ name: page.name, locale, text: page[locale] })),
);

describe('demo texts fit their fields', () => {
  it.each(written)('$name in $locale', ({ text }) => {
    expect(tooLong(pages.fields, text)).toEqual([]);
    for (const block of text.blocks) {
      const model = blocks.find(({ slug }) => slug === block.blockType);
      expect(model, block.blockType).toBeDefined();
      expect(tooLong(model?.fields ?? [], block)).toEqual([]);
    }
  });

  it.each(demoLocales)('globals in %s', (locale) => {
    expect(tooLong(header.fields, demo.header[locale])).toEqual([]);
    expect(tooLong(footer.fields, demo.footer[locale])).toEqual([]);
    expect(tooLong(sideMenus.fields, demo.sideMenus[locale])).toEqual([]);
    expect(tooLong(settings.fields, demo.settings[locale])).toEqual([]);
  });
});

/** Every text longer than its field and every list with too many rows, fields inside groups and rows included. */
function tooLong(fields: readonly Field[], data: unknown): string[] {
  if (data === null || typeof data !== 'object') return [];
  const values = data as Record<string, unknown>;
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => tooLong(tab.fields, data));
    if (!('name' in field)) return 'fields' in field ? tooLong(field.fields, data) : [];
    const value = values[field.name];
    if (typeof value === 'string' && 'maxLength' in field) {
      return value.length > (field.maxLength ?? value.length) ? [value] : [];
    }
    if (field.type === 'array' && Array.isArray(value)) {
      const rows = value.flatMap((row) => tooLong(field.fields, row));
      return value.length > (field.maxRows ?? value.length) ? [field.name, ...rows] : rows;
    }
    return field.type === 'group' ? tooLong(field.fields, value) : [];
  });
}

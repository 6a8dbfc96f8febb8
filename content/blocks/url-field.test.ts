import { readSettings } from '@oilway/store/settings.ts';
import type { FlattenedField, PayloadRequest, SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import config from '../payload.config.ts';

interface TypedField {
  path: string;
  field: FlattenedField;
}

const { blocks = [], collections, globals } = (await config) as SanitizedConfig;
const allFields = [
  ...[...collections, ...globals].flatMap((one) => fieldsBelow(one.flattenedFields, one.slug)),
  ...blocks.flatMap((one) => fieldsBelow(one.flattenedFields as FlattenedField[], one.slug)),
];

/** Fields with a URL-like name that contain no URL. */
const nonUrlFields = new Set([
  // A postal address.
  'settings.address',
  'events.address',
]);

const urlFields = allFields.filter(
  ({ field, path }) =>
    ['text', 'textarea'].includes(field.type) &&
    /ur[li]|href|link|web|address|redirect|origin$|^from$|trackingPage|source/i.test(field.name) &&
    !(field as { admin?: { hidden?: boolean } }).admin?.hidden &&
    !path.startsWith('payload-') &&
    // Payload's URLs of uploaded files.
    !/^(media|portal-uploads)\.(url|thumbnailURL|sizes\..*)$/.test(path) &&
    !nonUrlFields.has(path),
);

/** Returns the validation result of a field in a language of the studio. */
function validateUrl({ field }: TypedField, value: string, language = 'en') {
  const { validate } = field as unknown as {
    validate: (value: unknown, options: object) => unknown;
  };
  const req = { i18n: { language, t: (key: string) => key }, payload: { config: {} } };
  return validate(value, {
    ...field,
    req: req as unknown as PayloadRequest,
    siblingData: { kind: 'url', linkType: 'custom' },
  });
}

test('finds the URL fields of all collections, globals and blocks', () => {
  const paths = new Set(urlFields.map(({ path }) => path.replace(/^.*\.(?=\w+\.\w+$)/, '')));
  for (const one of ['redirects.from', 'redirects.url', 'portal-files.externalLink'])
    expect(paths).toContain(one);
  for (const one of ['social-posts.url', 'link.url', 'video.videoURL', 'contactForm.trackingPage'])
    expect(paths).toContain(one);
  expect([...paths].filter((one) => one.includes('richText'))).not.toEqual([]);
  expect(urlFields.length).toBeGreaterThan(20);
});

test.each([
  '/\\evil.example',
  '//evil.example',
  '/a\r\nb',
  '/a\tb',
  'https://user:pw@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http:evil.example',
  'http://2130706433/',
  'https://',
  'https://oilway.example/\u00a0a',
])('every URL field rejects %j', (address) => {
  for (const one of urlFields)
    for (const language of ['de', 'pl', 'en'])
      expect([one.path, validateUrl(one, address, language)]).toEqual([
        one.path,
        expect.any(String),
      ]);
});

test('every URL field rejects a URL that is too long', () => {
  for (const one of urlFields)
    expect([one.path, validateUrl(one, `/${'a'.repeat(2000)}`)]).toEqual([
      one.path,
      'The address is too long.',
    ]);
});

test('returns the validation message in the language of the editor', () => {
  const [link] = urlFields.filter(({ path }) => path.endsWith('link.url')) as [TypedField];
  const messages = (address: string) =>
    ['de', 'pl', 'en'].map((one) => validateUrl(link, address, one));
  expect(messages('/\\evil.example')).toEqual([
    'Die Adresse enthält \\. In Adressen steht /.',
    'Adres zawiera znak \\. W adresach używa się /.',
    'The address contains \\. Addresses are written with /.',
  ]);
  for (const address of ['//a.example', 'https://a:b@a.example', 'http:a.example', 'http://1/'])
    expect(new Set(messages(address)).size).toBe(3);
});

test('accepts valid URLs, also with surrounding spaces', () => {
  const [link] = urlFields.filter(({ path }) => path.endsWith('link.url')) as [TypedField];
  const own = `${readSettings().siteOrigin}/kontakt`;
  for (const one of [
    '/a?b#c',
    '#a',
    'mailto:a@öl.example',
    'tel:+49231557788',
    'tel:+49 (0)231 557788',
    own,
    ' https://öl.example:8080/ ',
  ])
    expect([one, validateUrl(link, one)]).toEqual([one, true]);
});

function fieldsBelow(fields: readonly FlattenedField[], path: string): TypedField[] {
  return fields.flatMap((field): TypedField[] => {
    const fieldPath = `${path}.${field.name}`;
    const self = [{ path: fieldPath, field }];
    if (field.type === 'blocks')
      return [
        ...self,
        ...field.blocks.flatMap((one) => fieldsBelow(one.flattenedFields, one.slug)),
      ];
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array')
      return [...self, ...fieldsBelow(field.flattenedFields, fieldPath)];
    if (field.type !== 'richText') return self;
    const { features } = (field.editor as unknown as LexicalEditor).editorConfig;
    const links = ['link', 'autolink'].flatMap(
      (type) => features.getSubFields.get(type)?.({}) ?? [],
    );
    return [
      ...self,
      ...links.map((one) => ({ path: `${fieldPath}.richText.${one.name}`, field: one })),
    ];
  });
}

interface LexicalEditor {
  editorConfig: { features: { getSubFields: Map<string, (of: object) => FlattenedField[]> } };
}

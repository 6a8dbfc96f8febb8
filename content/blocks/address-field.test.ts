import { readSettings } from '@oilway/store/settings.ts';
import type { FlattenedField, PayloadRequest, SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import config from '../payload.config.ts';

interface TypedField {
  place: string;
  field: FlattenedField;
}

const { blocks = [], collections, globals } = (await config) as SanitizedConfig;
const all = [
  ...[...collections, ...globals].flatMap((one) => below(one.flattenedFields, one.slug)),
  ...blocks.flatMap((one) => below(one.flattenedFields as FlattenedField[], one.slug)),
];

/** Fields that are called like an address, and hold none that leads anywhere. */
const others = new Set([
  // The post's.
  'settings.address',
  'events.address',
]);

const addresses = all.filter(
  ({ field, place }) =>
    ['text', 'textarea'].includes(field.type) &&
    /ur[li]|href|link|web|address|redirect|origin$|^from$|trackingPage|source/i.test(field.name) &&
    !(field as { admin?: { hidden?: boolean } }).admin?.hidden &&
    !place.startsWith('payload-') &&
    // Payload's own, of a file that was uploaded.
    !/^(media|portal-uploads)\.(url|thumbnailURL|sizes\..*)$/.test(place) &&
    !others.has(place),
);

/** What a field says of a value, in a language of the studio. */
function verdict({ field }: TypedField, value: string, language = 'en') {
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

test('the fields of addresses are known', () => {
  const places = new Set(addresses.map(({ place }) => place.replace(/^.*\.(?=\w+\.\w+$)/, '')));
  for (const one of ['redirects.from', 'redirects.url', 'portal-files.externalLink'])
    expect(places).toContain(one);
  for (const one of ['social-posts.url', 'link.url', 'video.videoURL', 'contactForm.trackingPage'])
    expect(places).toContain(one);
  expect([...places].filter((one) => one.includes('richText'))).not.toEqual([]);
  expect(addresses.length).toBeGreaterThan(20);
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
])('every field of an address refuses %j', (address) => {
  for (const one of addresses)
    for (const language of ['de', 'pl', 'en'])
      expect([one.place, verdict(one, address, language)]).toEqual([one.place, expect.any(String)]);
});

test('every field of an address refuses what is too long', () => {
  for (const one of addresses)
    expect([one.place, verdict(one, `/${'a'.repeat(2000)}`)]).toEqual([
      one.place,
      'The address is too long.',
    ]);
});

test('a refusal says what is wrong in the language of the editor', () => {
  const [link] = addresses.filter(({ place }) => place.endsWith('link.url')) as [TypedField];
  const said = (address: string) => ['de', 'pl', 'en'].map((one) => verdict(link, address, one));
  expect(said('/\\evil.example')).toEqual([
    'Die Adresse enthält \\. In Adressen steht /.',
    'Adres zawiera znak \\. W adresach używa się /.',
    'The address contains \\. Addresses are written with /.',
  ]);
  for (const address of ['//a.example', 'https://a:b@a.example', 'http:a.example', 'http://1/'])
    expect(new Set(said(address)).size).toBe(3);
});

test('legal addresses pass, with spaces around them, too', () => {
  const [link] = addresses.filter(({ place }) => place.endsWith('link.url')) as [TypedField];
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
    expect([one, verdict(link, one)]).toEqual([one, true]);
});

function below(fields: readonly FlattenedField[], place: string): TypedField[] {
  return fields.flatMap((field): TypedField[] => {
    const at = `${place}.${field.name}`;
    const own = [{ place: at, field }];
    if (field.type === 'blocks')
      return [...own, ...field.blocks.flatMap((one) => below(one.flattenedFields, one.slug))];
    if (field.type === 'group' || field.type === 'tab' || field.type === 'array')
      return [...own, ...below(field.flattenedFields, at)];
    if (field.type !== 'richText') return own;
    const { features } = (field.editor as unknown as LexicalEditor).editorConfig;
    const links = ['link', 'autolink'].flatMap(
      (type) => features.getSubFields.get(type)?.({}) ?? [],
    );
    return [...own, ...links.map((one) => ({ place: `${at}.richText.${one.name}`, field: one }))];
  });
}

interface LexicalEditor {
  editorConfig: { features: { getSubFields: Map<string, (of: object) => FlattenedField[]> } };
}

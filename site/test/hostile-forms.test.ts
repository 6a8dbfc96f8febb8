import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from './build-app.ts';
import { makeReportingKeys } from './reporting-keys.ts';
import { solveCaptcha } from './solve-captcha.ts';

const collections = [
  'contact-messages',
  'event-sign-ups',
  'sponsoring-messages',
  'attachments',
  'reports',
  'report-messages',
  'mails',
  'captchas',
] as const satisfies CollectionSlug[];

let site: TestSite;

beforeAll(async () => {
  site = await boot();
  await makeReportingKeys(site.payload);
  await site.refresh();
});
afterAll(() => site?.close());

const stored = async () =>
  Object.fromEntries(
    await Promise.all(
      collections.map(
        async (collection) =>
          [collection, (await site.payload.count({ collection })).totalDocs] as const,
      ),
    ),
  );

type Fields = Record<string, unknown>;

const json = (url: string) => (fields: Fields) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(fields),
  });

async function multipart(fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, textOf(value));
  const body = new Response(form);
  return site.app.inject({
    method: 'POST',
    url: '/umbraco/api/sponsoring/SubmitMessage',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

/** What a client that builds its form by hand makes of anything. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');

const wide = (length: number) => fc.string({ unit: 'binary', minLength: length, maxLength: 400 });
const broken = fc
  .tuple(wide(1), fc.constantFrom('\r\nBcc: b@evil.example', '\n\nHallo', '\rHallo'))
  .map(([text, trick]) => `a${text.replace(/\P{ASCII}/gu, '')}${trick}b`);
const tooLong = fc.integer({ min: 5001, max: 20_000 }).map((length) => 'ö'.repeat(length));

/** Never a line of text, whatever the form. */
const noLine = fc.oneof(broken, tooLong, fc.constantFrom('', ' \t', '\u2028', '\0\u200b'));
const addresses = fc.constantFrom(
  'a@b.example, c@evil.example',
  'a@b.example;c@evil.example',
  'a@b.example c@evil.example',
  'a@b.example\r\nBcc: c@evil.example',
  'a@b.example%0d%0aBcc:c@evil.example',
  '"a" <a@b.example> <c@evil.example>',
  'a@b.example <c@evil.example>',
  'group: a@b.example, c@evil.example;',
  'a@b',
  '@b.example',
  'a@',
  'a@b..example',
  'a@[127.0.0.1]',
  'mailto:a@b.example,c@evil.example',
  'mailto:a@b.example%0D%0ABcc:c@evil.example',
  'a@b.example?bcc=c@evil.example',
  '=?utf-8?q?a@b.example?=',
  '=?utf-8?q?a?=@b.example',
  'ä@ö.example',
  `${'a'.repeat(250)}@b.example`,
);
const noAddress = fc.oneof(
  addresses,
  noLine,
  wide(0).filter((text) => !text.includes('@')),
);
const noNode = fc.oneof(
  fc.constantFrom('', '-1', '0', '1.5', 'NaN', '1e99', '1; DROP TABLE mails', '__proto__'),
  fc.double({ min: 0.1, max: 0.9 }),
);
const noCulture = fc.constantFrom('', 'de', 'en-GB', 'de-DE\0', '../pl-PL', 'de_DE');
const noNotice = fc.constantFrom(
  '',
  'false',
  '0',
  'no',
  'null',
  '2026-11',
  '2026-11-28\n',
  ' 2026-11-28',
);
const noCaptcha = fc.oneof(
  fc.constantFrom('', 'x', btoa('{}'), btoa('{"challenge":{},"solution":{}}')),
  fc.base64String({ minLength: 1, maxLength: 300 }),
  tooLong,
);
/** In a field that nobody looks at, or that may be empty: anything. */
const anything = fc.oneof(
  wide(0),
  fc.json(),
  fc.constantFrom('{{7*7}}', '#{7*7}', '<script>', "' OR 1=1 --"),
);

interface Call {
  name: string;
  send: (fields: Fields) => ReturnType<typeof multipart>;
  /** Taken as it is, with a captcha. */
  good: () => Fields;
  /** For each field what it can't be. */
  wrong: Record<string, fc.Arbitrary<unknown>>;
}

const envelope = {
  umbracoNodeID: noNode,
  cultureName: noCulture,
  gdprAccept: noNotice,
  recaptcha: noCaptcha,
};
let event = 0;

const calls: Call[] = [
  {
    name: 'contact',
    send: json('/umbraco/api/contact/SubmitMessage'),
    good: () => ({ ...person, message: 'Guten Tag', umbracoNodeID: 14 }),
    wrong: {
      ...envelope,
      name: noLine,
      email: noAddress,
      message: fc.constantFrom('', ' ', 'ö'.repeat(5001)),
      subject: broken,
      company: broken,
      sendTo: broken,
    },
  },
  {
    name: 'event',
    send: json('/umbraco/api/event/sendNotification'),
    good: () => ({ ...person, umbracoNodeID: event }),
    wrong: { ...envelope, name: noLine, email: noAddress },
  },
  {
    name: 'sponsoring',
    send: multipart,
    good: () => ({
      association: 'Laufgruppe',
      contactPerson: 'Miriam Kowalczyk',
      email: 'miriam@posteo.example',
      goal: 'Startnummern',
      selectedTypeOfForms: 'project',
      umbracoNodeID: '14',
      cultureName: 'de-DE',
      gdprAccept: 'true',
    }),
    wrong: { ...envelope, association: noLine, contactPerson: noLine, email: noAddress },
  },
  {
    name: 'whistleblowing',
    send: json('/umbraco/api/whistleblowing/SubmitMessage'),
    good: () => ({
      description: 'Altöl im Gully',
      umbracoNodeID: 12,
      cultureName: 'de-DE',
      gdprAccept: true,
    }),
    wrong: { ...envelope, description: fc.constantFrom('', ' ', '\0\u200b', 'ö'.repeat(20_001)) },
  },
];
const person = {
  name: 'Miriam Kowalczyk',
  email: 'miriam@posteo.example',
  cultureName: 'de-DE',
  gdprAccept: true,
};

/** A good form with one to three fields that can't be so, and noise in fields that it does not have. */
function hostile(call: Call, recaptcha: string): fc.Arbitrary<Fields> {
  const names = Object.keys(call.wrong);
  const bad = fc
    .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(chosen.map((name) => [name, call.wrong[name] as fc.Arbitrary<unknown>])),
      ),
    );
  const unknown = fc.oneof(
    fc.constantFrom(
      '__proto__',
      'constructor',
      'to',
      'bcc',
      'cc',
      'from',
      'replyTo',
      'id',
      'status',
      'reference',
    ),
    wide(1),
  );
  const noise = fc.array(
    fc.tuple(
      unknown.filter((name) => !(name in call.good())),
      anything,
    ),
    { maxLength: 3 },
  );
  return fc.tuple(bad, noise).map(([fields, more]) => {
    const body: Fields = { ...call.good(), recaptcha };
    for (const [name, value] of more)
      Object.defineProperty(body, name.toWellFormed(), {
        value,
        enumerable: true,
        configurable: true,
      });
    return { ...body, ...fields };
  });
}

describe('hostile forms', () => {
  beforeAll(async () => {
    const [first] = await site.context.published.reading().events('de-DE');
    event = first?.id ?? 0;
  });

  test.each(calls)(
    '$name: each is a 4xx with codes; nothing is stored, nobody gets a mail',
    async (call) => {
      const recaptcha = await solveCaptcha(site.app, call.name);
      const before = await stored();
      const answers = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(hostile(call, recaptcha), async (fields) => {
          const { headers, statusCode } = await call.send(fields);
          answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
          expect(statusCode).toBeGreaterThanOrEqual(400);
          expect(statusCode).toBeLessThan(500);
          expect(headers['content-type']).toContain('application/problem+json');
        }),
        runs(300),
      );
      expect(await stored()).toEqual(before);
      // The same form without the tricks is taken: it was refused for them alone.
      const taken = await call.send({ ...call.good(), recaptcha });
      expect([taken.statusCode, taken.body]).toEqual([200, expect.any(String)]);
    },
  );
});

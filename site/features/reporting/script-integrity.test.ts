import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { makeReportingKeys } from '../../test/reporting-keys.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
  await makeReportingKeys(site.payload);
  await site.refresh();
});
afterAll(() => site?.close());

const digestOf = (bytes: Buffer | string) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

async function reportPage(culture: 'de-DE' | 'pl-PL') {
  const { byPath } = await site.context.published.reading().tree(culture);
  const paths = [...byPath.keys()];
  for (const path of paths) {
    const answer = await site.app.inject(path);
    if (answer.body.includes('id="report-form"')) return answer;
  }
  throw new Error('no page has the form for reports');
}

const importMap = /<script type="importmap">([^<]*)<\/script>/;

test.each(['de-DE', 'pl-PL'] as const)(
  '%s: the page that takes reports tells the digest of every script it may ask for',
  async (culture) => {
    const { body, headers } = await reportPage(culture);
    const map = importMap.exec(body)?.[1] ?? '';
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
    for (const [path, digest] of Object.entries(integrity)) {
      const script = await site.app.inject(path);
      expect([path, script.statusCode, digestOf(script.rawPayload)]).toEqual([path, 200, digest]);
      // Whatever of ours it imports by itself is held to its digest, too; what members alone get stays away.
      for (const [, name] of script.body.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
        expect(Object.keys(integrity)).toContain(`/assets/${name}`);
    }
    const scripts = [...body.matchAll(/<script ([^>]*)>/g)].map(
      ([, attributes = '']) => attributes,
    );
    const named = scripts.filter((attributes) => attributes.includes('src='));
    expect(named[0]).toMatch(/src="\/assets\/first-/);
    expect(named.length).toBeGreaterThan(2);
    for (const attributes of named) {
      const src = /src="([^"]+)"/.exec(attributes)?.[1] ?? '';
      expect(attributes).toContain(`integrity="${integrity[src]}"`);
    }
    expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('src="/assets/'));
    expect(headers['content-security-policy']).toContain(`script-src 'self' '${digestOf(map)}';`);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  },
);

test('another page holds no inline script, and its policy allows none', async () => {
  const { body, headers } = await site.app.inject('/');
  expect(body).not.toMatch(/importmap/);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['integrity-policy']).toBeUndefined();
});

/** What somebody outside finds who compares the scripts of a running site with those that are published. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { root, siteArgs } from '../../commands/processes.ts';
import { bounds, examine } from '../../commands/report-scripts/examine.ts';
import {
  builtScripts,
  readScripts,
  withScripts,
} from '../../commands/report-scripts/published-list.ts';
import { type Change, serverBetween } from './server-between.ts';
import { type SiteProcess, startSite } from './site-process.ts';

const published = builtScripts();
let database: DatabaseCopy;
let site: SiteProcess;
let pages: string[];
beforeAll(async () => {
  database = copyDatabase('sqlite', 'seeded');
  site = await startSite(database.environment);
  ({ pages } = await examine([new URL(site.origin)], published));
});
afterAll(async () => {
  await site?.stop();
  database?.remove();
});

/** As its user runs it. */
function command(...args: string[]): Promise<{ code: number; printed: string }> {
  const script = join(root, 'commands/report-scripts.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, out, told) => {
      resolve({ code: error ? Number(error.code) : 0, printed: out + told });
    });
  });
}

test('a site of this checkout serves what is published, in both languages', async () => {
  const { code, printed } = await command('check', site.origin);
  expect([code, printed]).toEqual([0, expect.stringMatching(/^ {2}http.+\n {2}http.+\/pl\/.+\n/)]);
  expect(printed).toContain(`${published.scripts.size} scripts are what is published`);
});

test.each([[], ['check'], ['check', 'www.oilway.example'], ['check', 'file:///etc/passwd']])(
  'what it does not understand it refuses: %s',
  async (...args) => {
    expect(await command(...args)).toEqual({
      code: 1,
      printed: expect.stringContaining('Usage: npm run report-scripts'),
    });
  },
);

test('one byte more in one file of the build is found, though the page tells its digest', async () => {
  const folder = mkdtempSync(join(root, 'node_modules/.cache/oilway-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'site/dist'), join(folder, 'site/dist'), { recursive: true });
  // What the server reads from beside its sources.
  for (const path of [
    'store',
    'search',
    'demo',
    ...readdirSync(join(root, 'site'), { encoding: 'utf8' }).map((name) => `site/${name}`),
  ])
    if (path !== 'site/dist') symlinkSync(join(root, path), join(folder, path));
  const client = join(folder, 'site/dist/client');
  const [name = ''] = globSync('assets/ReportForm.island-*.js', { cwd: client });
  const changed = `${readFileSync(join(client, name), 'utf8')} `;
  writeFileSync(join(client, name), changed);
  writeFileSync(join(client, `${name}.br`), brotliCompressSync(changed));
  const main = join(folder, 'site/dist/server/main.js');
  const args = siteArgs.map((arg) => (arg.endsWith('main.js') ? main : arg));
  const hostile = await startSite(database.environment, 60_000, args);
  onTestFinished(hostile.stop);
  const { code, printed } = await command('check', hostile.origin);
  expect(code).toBe(1);
  for (const problem of [
    `${hostile.origin}/${name} (as br) differs from what is published`,
    `${hostile.origin}/${name} differs from what is published`,
    `its import map tells another digest of /${name}`,
    'has a policy with script-src',
  ])
    expect(printed).toContain(problem);
  expect(printed).not.toContain(`${name} (as gzip) differs`);
});

const evil = '<script src="/assets/evil.js" integrity="sha256-x" crossorigin=""></script>';
const [first = ''] = published.scripts.keys();
/** To a browser two bytes are a letter. */
const wide = Buffer.from(`\ufeff<!DOCTYPE html><script>alert(1)</script>`, 'utf16le');

/** The address of a server that changes what the site says; it ends with the test. */
async function between(change: Change): Promise<string> {
  const { origin, stop } = await serverBetween(site.origin, first, change);
  onTestFinished(stop);
  return origin;
}

/** What a server could do, and what is told of it. */
const hostile: [name: string, change: Change, told: string | RegExp][] = [
  [
    'a page that leads elsewhere',
    { page: { status: 302 } },
    'answers 302 and leads to https://else',
  ],
  ['a page that is not there', { page: { status: 404 } }, 'answers 404'],
  [
    'a page of another kind',
    { page: { headers: { 'content-type': 'image/svg+xml' } } },
    'content-type: image/svg+xml',
  ],
  [
    'a page in other letters',
    { page: { headers: { 'content-type': 'text/html; charset=utf-7' } } },
    'charset=utf-7',
  ],
  ['a page of two bytes a letter', { page: { replace: wide } }, 'does not begin like a page'],
  ['a header that tells others', { page: { headers: { nel: '{}' } } }, 'has the header nel'],
  [
    'a header that leads elsewhere',
    { page: { headers: { refresh: '0;url=https://else.example' } } },
    'header refresh',
  ],
  [
    'no integrity policy',
    { page: { headers: { 'integrity-policy': undefined } } },
    'integrity-policy: none',
  ],
  [
    'a wider policy',
    {
      page: {
        policy: (text) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      },
    },
    'has a policy with script-src',
  ],
  [
    'a second directive',
    { page: { policy: (text) => `script-src *;${text}` } },
    'has a policy with script-src *',
  ],
  [
    'a directive of its own',
    { page: { policy: (text) => `${text};script-src-elem *` } },
    'has a policy with script-src-elem *',
  ],
  ['no policy', { page: { policy: () => undefined } }, 'has a policy without script-src'],
  [
    'an inline script',
    { page: { insert: '<ScRiPt>alert(1)</script>' } },
    'holds an unknown script: <ScRiPt>alert(1)',
  ],
  [
    'a script in a drawing',
    { page: { insert: '<svg><script href="/x.js"/></svg>' } },
    'holds an unknown script',
  ],
  ['an unknown script', { page: { insert: evil } }, /\/assets\/evil\.js is unknown; \/.+ names it/],
  [
    'a script of somebody else',
    { page: { insert: '<link rel="modulepreload" href="//else.example/x.js">' } },
    'http://else.example/x.js is of another server',
  ],
  [
    'a second import map',
    {
      page: {
        insert: '<script type="importmap">{"integrity":{"/assets/evil.js":"sha256-x"}}</script>',
      },
    },
    /holds 2 import maps[\s\S]+evil\.js is unknown/,
  ],
  [
    'an import map that sends elsewhere',
    { page: { insert: '<script type="importmap">{"imports":{"/a.js":"/b.js"}}</script>' } },
    'its import map has "imports"',
  ],
  [
    'an import map that is none',
    { page: { insert: '<script type="importmap">[</script>' } },
    'its import map is no JSON',
  ],
  ['a page within the page', { page: { insert: '<iframe srcdoc="x">' } }, 'holds <iframe'],
  [
    'a page that leads elsewhere by itself',
    { page: { insert: '<meta http-equiv="refresh">' } },
    'holds http-equiv',
  ],
  [
    'a form that goes elsewhere',
    { page: { insert: '<form action="//else.example/">' } },
    'holds a form that goes to //else.example/',
  ],
  ['a page without its form', { page: { replace: 'nothing' } }, 'takes no reports'],
  ['a page that never ends', { page: { endless: true } }, `is longer than ${bounds.page} bytes`],
  [
    'a script that leads elsewhere',
    { script: { status: 302 } },
    `${first} (as br) is missing: it answers 302 and leads to`,
  ],
  [
    'a script that is not there',
    { script: { status: 404 } },
    `${first} (as br) is missing: it answers 404`,
  ],
  [
    'a script of another kind',
    { script: { headers: { 'content-type': 'text/plain' } } },
    `${first} (as br) comes as text/plain`,
  ],
  [
    'a script that differs',
    { script: { replace: 'import("./more.js")' } },
    /differs from what is published[\s\S]+\/assets\/more\.js is unknown/,
  ],
  [
    'a script that never ends',
    { script: { endless: true } },
    `is longer than ${bounds.script} bytes`,
  ],
  ['a script that never comes', { script: { silent: true } }, 'did not come whole within 1 s'],
  ['a script that is cut off', { script: { cut: true } }, 'was cut off'],
  ['a small script that unpacks to a large one', { script: { bomb: true } }, "can't be unpacked"],
  [
    'a script that is not what it is packed as',
    { script: { headers: { 'content-encoding': 'zstd' } } },
    'comes as "zstd", which nobody asked for',
  ],
  [
    'scripts without end',
    { script: { replace: Array.from({ length: 600 }, (_, n) => `"./${n}.js"`).join() } },
    'More than 500 scripts are named',
  ],
];

test.each(hostile)('is told of: %s', async (_, change, told) => {
  const origin = await between(change);
  const addresses = pages.map((page) => new URL(new URL(page).pathname, origin));
  const limits = change.script?.silent ? { ...bounds, patience: 1000 } : bounds;
  const { problems } = await examine(addresses.slice(0, 1), published, limits);
  expect(problems.join('\n')).toMatch(told);
});

test('nothing is told of a server between that changes nothing', async () => {
  const { problems } = await examine([new URL(await between({}))], published);
  expect(problems).toEqual([]);
});

test('a site without such pages is told of', async () => {
  const origin = await between({ page: { replace: 'nothing' } });
  const { problems } = await examine([new URL(origin)], published);
  for (const language of ['de', 'pl'])
    expect(problems.join()).toContain(`no page in its sitemap that takes reports in "${language}"`);
});

test('the list is read as it was written, and its document stays as it was', () => {
  const document = readFileSync(join(root, 'docs/whistleblowing.md'), 'utf8');
  const other = {
    scripts: new Map([['/assets/a.js', `sha256-${'a'.repeat(43)}=`]]),
    importMap: `sha256-${'b'.repeat(43)}=`,
  };
  const written = withScripts(document, other);
  expect(readScripts(written)).toEqual(other);
  expect(withScripts(written, readScripts(document))).toBe(document);
  expect(() => readScripts('# Nothing')).toThrow('has lost the place of its list');
});

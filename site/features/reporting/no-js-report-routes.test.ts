import { decryptMessage } from '@oilway/store/reporting/encryption.ts';
import { deriveReceiptKeys, parseReceipt } from '@oilway/store/reporting/receipt.ts';
import { expect, test } from 'vitest';
import { build } from '../../test/build-app.ts';
import { autofocusedText, hiddenIn, postForm, solveMathCaptcha } from '../../test/no-js-browser.ts';
import { makeReportingKeys } from '../../test/reporting-keys.ts';

const fields = { description: 'Olej w studzience', cultureName: 'pl-PL' };

test('preserves the report and sets the focus in every step of the form without JavaScript', async (t) => {
  const site = await build(t);
  const start = (await site.app.inject('/hinweise')).body;
  const umbracoNodeID = /data-node-id="(\d+)"/.exec(start)?.[1] ?? '';
  const typed = { description: 'Öl im Gully', cultureName: 'de-DE', umbracoNodeID };
  const post = (url: string, body: Record<string, string>) => postForm(site.app, url, body);
  const stored = async () => (await site.payload.count({ collection: 'reports' })).totalDocs;
  const closed = await post('/reporting/report', typed);
  expect([closed.statusCode, autofocusedText(closed.body)]).toEqual([
    409,
    expect.stringMatching(/^Online nehmen wir inzwischen keine Hinweise mehr an/),
  ]);
  expect(closed.body).toContain('>Öl im Gully</textarea>');

  const [handler] = await makeReportingKeys(site.payload);
  await site.refresh();
  const page = (await site.app.inject('/hinweise')).body;
  expect(page).toMatch(/<form[^>]*action="\/reporting\/report"[^>]*method="post"/);
  // Texts for browsers with and without scripts.
  expect(page).toMatch(/<span class="jsOnly"> Ihr Hinweis wird auf Ihrem Gerät/);
  expect(page).toMatch(/<noscript>.*?Ohne geschieht das erst auf unserem Server.*?<\/noscript>/s);

  const much = `Öl <w> im Gully\r\n${'ż'.repeat(20_000)}`;
  const long = await post('/reporting/report', {
    ...typed,
    description: much,
    appliesTo: 'Halle "Süd"',
  });
  expect([long.statusCode, long.headers['cache-control'], long.headers['set-cookie']]).toEqual([
    400,
    'no-store',
    undefined,
  ]);
  for (const typedText of ['Öl &lt;w&gt; im Gully\n', 'ż'.repeat(20_000), 'Halle &quot;Süd&quot;'])
    expect(long.body.includes(typedText)).toBe(true);
  expect(long.body).toMatch(/Höchstens 20.000 Zeichen/);
  expect(long.body).not.toContain('data-island="ReportForm"');
  const whole = { ...typed, description: `a\r\n${'b'.repeat(19_998)}` };
  expect((await post('/reporting/report', whole)).statusCode).toBe(200);
  const empty = await post('/reporting/report', { ...typed, description: ' ' });
  expect([empty.statusCode, autofocusedText(empty.body)]).toEqual([
    400,
    expect.stringMatching(/^Bitte prüfen Sie eine Angabe/),
  ]);

  const questionPage = await post('/reporting/report', typed);
  const policies = ['cache-control', 'referrer-policy', 'content-security-policy'] as const;
  expect(policies.map((name) => questionPage.headers[name])).toEqual([
    'no-store',
    'no-referrer',
    long.headers['content-security-policy'],
  ]);
  expect([questionPage.statusCode, autofocusedText(questionPage.body)]).toEqual([
    200,
    'Noch nicht gesendet',
  ]);
  expect(questionPage.body).toContain('Unser Server hat Ihren Hinweis verschlüsselt');
  const wrong = await post('/reporting/answer', { ...hiddenIn(questionPage.body), answer: '99' });
  expect([wrong.statusCode, autofocusedText(wrong.body)]).toEqual([
    200,
    expect.stringContaining('Das war nicht richtig.'),
  ]);
  expect(wrong.body).toMatch(/<title>Bitte prüfen Sie eine Angabe/);
  for (const { body } of [questionPage, wrong]) expect(body).not.toContain('Gully');
  for (const { body } of [empty, questionPage, wrong])
    expect(body).not.toContain('wird auf Ihrem Gerät');

  const { store } = site.context;
  const { storeReport } = store;
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  store.storeReport = () => Promise.reject(full);
  const answer = solveMathCaptcha(wrong.body);
  const failed = await post('/reporting/answer', { ...hiddenIn(wrong.body), answer });
  store.storeReport = storeReport;
  expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
  expect(autofocusedText(failed.body)).toBe('Das hat nicht geklappt');
  expect(failed.body).toContain('Er steckt verschlüsselt noch in dieser Seite.');
  // A known storage failure is reported before the math captcha.
  const early = await post('/reporting/report', typed);
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '5']);
  expect(early.body).toContain('>Öl im Gully</textarea>');
  expect(await stored()).toBe(0);

  const done = await post('/reporting/answer', hiddenIn(failed.body));
  expect([done.statusCode, autofocusedText(done.body)]).toEqual([
    200,
    'Ihr Hinweis ist angekommen.',
  ]);
  expect(done.body).toContain('Es öffnet sich nur in einem Browser mit JavaScript');
  const code = codeIn(done.body);
  const { lookup } = await deriveReceiptKeys(parseReceipt(code) ?? '');
  expect((await store.reportThread(lookup))?.state).toBe('new');
  const { docs } = await site.payload.find({ collection: 'report-messages' });
  const report = await decryptMessage(docs[0]?.sealed ?? '', handler?.identity ?? '');
  expect(report).toMatchObject({ text: 'Öl im Gully' });
  const again = await post('/reporting/answer', hiddenIn(failed.body));
  expect([again.statusCode, codeIn(again.body) === code, await stored()]).toEqual([200, true, 1]);
  const keySet = '0'.repeat(32);
  const old = await post('/reporting/answer', { ...hiddenIn(failed.body), keySet });
  expect([old.statusCode, autofocusedText(old.body)]).toEqual([409, 'Nicht angekommen']);
});

test('returns 429 past the daily limit in both steps without JavaScript and preserves the report', async (t) => {
  const site = await build(t);
  await makeReportingKeys(site.payload);
  await site.refresh();
  const start = (await site.app.inject('/pl/zgloszenia')).body;
  const umbracoNodeID = /data-node-id="(\d+)"/.exec(start)?.[1] ?? '';
  const post = (url: string, body: Record<string, string>) => postForm(site.app, url, body);
  const questionPage = await post('/pl/reporting/report', { ...fields, umbracoNodeID });
  const { countMathCaptcha } = await import('@oilway/store/limits/math-captcha-limits.ts');
  const { openDatabase } = await import('@oilway/store/database/open.ts');
  const { readSettings } = await import('@oilway/store/settings.ts');
  const { databaseUrl, limitSecret } = readSettings();
  const database = await openDatabase(databaseUrl);
  await database.transaction(async (session) => {
    for (let at = 0; at < 300; at += 1) await countMathCaptcha(session, limitSecret, 'report');
  });
  await database.close();
  const early = await post('/pl/reporting/report', { ...fields, umbracoNodeID });
  expect([early.statusCode, early.body.includes('>Olej w studzience</textarea>')]).toEqual([
    429,
    true,
  ]);
  expect(early.body).toContain('Zgłoszenie nie dotarło');
  const hidden = hiddenIn(questionPage.body);
  const late = await post('/pl/reporting/answer', {
    ...hidden,
    answer: solveMathCaptcha(questionPage.body),
  });
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(late.body).toContain('Zgłoszenie nie dotarło');
  expect(hiddenIn(late.body)).toMatchObject({ sealed: hidden.sealed, code: hidden.code });
  expect((await site.payload.count({ collection: 'reports' })).totalDocs).toBe(0);
});

/** Returns the access code of a page, from its groups. */
const codeIn = (body: string) =>
  [...body.matchAll(/<span>([0-9A-Z]{4})<\/span>/g)].map(([, group]) => group).join('');

import { keysOf, readReceipt } from '@oilway/store/reporting/receipt.ts';
import { open } from '@oilway/store/reporting/sealing.ts';
import { expect, test } from 'vitest';
import { build } from '../../test/build-app.ts';
import { answerTo, focusedIn, hiddenIn, postForm } from '../../test/plain-browser.ts';
import { makeReportingKeys } from '../../test/reporting-keys.ts';

const fields = { description: 'Olej w studzience', cultureName: 'pl-PL' };

test('each step says what is true of it, has the focus where it matters, and loses nothing', async (t) => {
  const site = await build(t);
  const start = (await site.app.inject('/hinweise')).body;
  const umbracoNodeID = /data-node-id="(\d+)"/.exec(start)?.[1] ?? '';
  const typed = { description: 'Öl im Gully', cultureName: 'de-DE', umbracoNodeID };
  const post = (url: string, body: Record<string, string>) => postForm(site.app, url, body);
  const stored = async () => (await site.payload.count({ collection: 'reports' })).totalDocs;
  const closed = await post('/reporting/report', typed);
  expect([closed.statusCode, focusedIn(closed.body)]).toEqual([
    409,
    expect.stringMatching(/^Online nehmen wir inzwischen keine Hinweise mehr an/),
  ]);
  expect(closed.body).toContain('>Öl im Gully</textarea>');

  const [handler] = await makeReportingKeys(site.payload);
  await site.refresh();
  const page = (await site.app.inject('/hinweise')).body;
  expect(page).toMatch(/<form[^>]*action="\/reporting\/report"[^>]*method="post"/);
  // Seen with scripts, and without them.
  expect(page).toMatch(/<p class="[\w ]+">Ihr Hinweis wird auf Ihrem Gerät/);
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
  for (const kept of ['Öl &lt;w&gt; im Gully\n', 'ż'.repeat(20_000), 'Halle &quot;Süd&quot;'])
    expect(long.body.includes(kept)).toBe(true);
  expect(long.body).toMatch(/Höchstens 20.000 Zeichen/);
  expect(long.body).not.toContain('data-island="ReportForm"');
  const whole = { ...typed, description: `a\r\n${'b'.repeat(19_998)}` };
  expect((await post('/reporting/report', whole)).statusCode).toBe(200);
  const empty = await post('/reporting/report', { ...typed, description: ' ' });
  expect([empty.statusCode, focusedIn(empty.body)]).toEqual([
    400,
    expect.stringMatching(/^Bitte prüfen Sie eine Angabe/),
  ]);

  const asked = await post('/reporting/report', typed);
  const policies = ['cache-control', 'referrer-policy', 'content-security-policy'] as const;
  expect(policies.map((name) => asked.headers[name])).toEqual([
    'no-store',
    'no-referrer',
    long.headers['content-security-policy'],
  ]);
  expect([asked.statusCode, focusedIn(asked.body)]).toEqual([200, 'Noch nicht gesendet']);
  expect(asked.body).toContain('Unser Server hat Ihren Hinweis verschlüsselt');
  const wrong = await post('/reporting/answer', { ...hiddenIn(asked.body), answer: '99' });
  expect([wrong.statusCode, focusedIn(wrong.body)]).toEqual([
    200,
    expect.stringContaining('Das war nicht richtig.'),
  ]);
  expect(wrong.body).toMatch(/<title>Bitte prüfen Sie eine Angabe/);
  for (const { body } of [asked, wrong]) expect(body).not.toContain('Gully');
  for (const { body } of [empty, asked, wrong]) expect(body).not.toContain('wird auf Ihrem Gerät');

  const { store } = site.context;
  const { storeReport } = store;
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  store.storeReport = () => Promise.reject(full);
  const answer = answerTo(wrong.body);
  const failed = await post('/reporting/answer', { ...hiddenIn(wrong.body), answer });
  store.storeReport = storeReport;
  expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
  expect(focusedIn(failed.body)).toBe('Das hat nicht geklappt');
  expect(failed.body).toContain('Er steckt verschlüsselt noch in dieser Seite.');
  // What is known to be full does not ask another one his question first.
  const early = await post('/reporting/report', typed);
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '5']);
  expect(early.body).toContain('>Öl im Gully</textarea>');
  expect(await stored()).toBe(0);

  const done = await post('/reporting/answer', hiddenIn(failed.body));
  expect([done.statusCode, focusedIn(done.body)]).toEqual([200, 'Ihr Hinweis ist angekommen.']);
  expect(done.body).toContain('Es öffnet sich nur in einem Browser mit JavaScript');
  const code = /([0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(done.body)?.[0] ?? '';
  const { lookup } = await keysOf(readReceipt(code) ?? '');
  expect((await store.mailbox(lookup))?.state).toBe('new');
  const { docs } = await site.payload.find({ collection: 'report-messages' });
  const letter = await open(docs[0]?.sealed ?? '', handler?.identity ?? '');
  expect(letter).toMatchObject({ text: 'Öl im Gully' });
  const again = await post('/reporting/answer', hiddenIn(failed.body));
  expect([again.statusCode, again.body.includes(code), await stored()]).toEqual([200, true, 1]);
  const keySet = '0'.repeat(32);
  const old = await post('/reporting/answer', { ...hiddenIn(failed.body), keySet });
  expect([old.statusCode, focusedIn(old.body)]).toEqual([409, 'Nicht angekommen']);
});

test('past the number of a day a reporter without scripts is told before the question, and after it, and keeps the report', async (t) => {
  const site = await build(t);
  await makeReportingKeys(site.payload);
  await site.refresh();
  const start = (await site.app.inject('/pl/zgloszenia')).body;
  const umbracoNodeID = /data-node-id="(\d+)"/.exec(start)?.[1] ?? '';
  const post = (url: string, body: Record<string, string>) => postForm(site.app, url, body);
  const asked = await post('/pl/reporting/report', { ...fields, umbracoNodeID });
  const { countAnswer } = await import('@oilway/store/limits/question-limits.ts');
  const { openDatabase } = await import('@oilway/store/database/open.ts');
  const { readSettings } = await import('@oilway/store/settings.ts');
  const { databaseUrl, limitSecret } = readSettings();
  const database = await openDatabase(databaseUrl);
  await database.transaction(async (session) => {
    for (let at = 0; at < 300; at += 1) await countAnswer(session, limitSecret, 'report');
  });
  await database.close();
  const early = await post('/pl/reporting/report', { ...fields, umbracoNodeID });
  expect([early.statusCode, early.body.includes('>Olej w studzience</textarea>')]).toEqual([
    429,
    true,
  ]);
  expect(early.body).toContain('Zgłoszenie nie dotarło');
  const hidden = hiddenIn(asked.body);
  const late = await post('/pl/reporting/answer', { ...hidden, answer: answerTo(asked.body) });
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(late.body).toContain('Zgłoszenie nie dotarło');
  expect(hiddenIn(late.body)).toMatchObject({ sealed: hidden.sealed, code: hidden.code });
  expect((await site.payload.count({ collection: 'reports' })).totalDocs).toBe(0);
});

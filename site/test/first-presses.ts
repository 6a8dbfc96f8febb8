import { expect } from 'vitest';
import { noticeVersion } from '../forms/fields/form-words.ts';
import { focusedIn, formIn, hiddenIn } from './plain-browser.ts';

/** What somebody types, of which nothing may be lost. */
const words = 'Guten Tag, „Filter“ & <Öl>.';
const person = { name: 'Zofia Nowak', email: 'zofia@poczta.example' };
const forms: {
  path: string;
  /** Where a report goes, whose form needs keys to be shown. */
  report?: string;
  fields: Record<string, string>;
  kept: string;
}[] = [
  { path: '/kontakt', fields: { ...person, message: words }, kept: 'message' },
  { path: '/pl/wydarzenia', fields: { ...person, message: words }, kept: 'message' },
  {
    path: '/sponsoring',
    fields: {
      association: 'SV Hörde',
      contactPerson: person.name,
      email: person.email,
      selectedTypeOfForms: 'project',
      goal: words,
    },
    kept: 'goal',
  },
  {
    path: '/pl/zgloszenia',
    report: '/pl/reporting/report',
    fields: { description: words, cultureName: 'pl-PL' },
    kept: 'description',
  },
];

/** Each form is sent for the first time by a browser without scripts, and comes back at once: not taken, nothing lost. */
export async function expectNoneTaken(origin: string): Promise<void> {
  for (const { fields, kept, path, report } of forms) {
    const page = await (await fetch(origin + path)).text();
    const { action, hidden } = formIn(page);
    const umbracoNodeID = /data-node-id="(\d+)"/.exec(page)?.[1] ?? '';
    const answer = await fetch(origin + (report ?? action), {
      method: 'POST',
      body: new URLSearchParams({ umbracoNodeID, ...hidden, ...fields }),
      signal: AbortSignal.timeout(10_000),
    });
    const body = await answer.text();
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(focusedIn(body)).toBe(
      path.startsWith('/pl') ? 'Nie udało się wysłać' : 'Das hat nicht geklappt',
    );
    const [, typed] = new RegExp(`<textarea[^>]*name="${kept}"[^>]*>([^<]*)<`).exec(body) ?? [];
    expect(typed).toBe('Guten Tag, „Filter“ &amp; &lt;Öl&gt;.');
    expect(hiddenIn(body).gdprAccept).toBe(noticeVersion);
    if (!report) expect(hiddenIn(body).key).toMatch(/^[0-9a-f]{32}$/);
  }
}

import { expect } from 'vitest';
import { privacyNoticeVersion } from '../forms/fields/form-messages.ts';
import { autofocusedText, formIn, hiddenIn } from './no-js-browser.ts';

/** Input that must not be lost. */
const words = 'Guten Tag, „Filter“ & <Öl>.';
const person = { name: 'Zofia Nowak', email: 'zofia@poczta.example' };
const forms: {
  path: string;
  /** Target of a report; its form is shown only with keys. */
  report?: string;
  fields: Record<string, string>;
  preservedField: string;
}[] = [
  { path: '/kontakt', fields: { ...person, message: words }, preservedField: 'message' },
  { path: '/pl/wydarzenia', fields: { ...person, message: words }, preservedField: 'message' },
  {
    path: '/sponsoring',
    fields: {
      association: 'SV Hörde',
      contactPerson: person.name,
      email: person.email,
      selectedTypeOfForms: 'project',
      goal: words,
    },
    preservedField: 'goal',
  },
  {
    path: '/pl/zgloszenia',
    report: '/pl/reporting/report',
    fields: { description: words, cultureName: 'pl-PL' },
    preservedField: 'description',
  },
];

/** Submits each form once without scripts, and expects an immediate 503 with all input preserved. */
export async function expectAllRejected(origin: string): Promise<void> {
  for (const { fields, preservedField, path, report } of forms) {
    const page = await (await fetch(origin + path)).text();
    const { action, hidden } = formIn(page);
    const umbracoNodeID = /data-node-id="(\d+)"/.exec(page)?.[1] ?? '';
    const response = await fetch(origin + (report ?? action), {
      method: 'POST',
      body: new URLSearchParams({ umbracoNodeID, ...hidden, ...fields }),
      signal: AbortSignal.timeout(10_000),
    });
    const body = await response.text();
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(autofocusedText(body)).toBe(
      path.startsWith('/pl') ? 'Nie udało się wysłać' : 'Das hat nicht geklappt',
    );
    const [, preserved] =
      new RegExp(`<textarea[^>]*name="${preservedField}"[^>]*>([^<]*)<`).exec(body) ?? [];
    expect(preserved).toBe('Guten Tag, „Filter“ &amp; &lt;Öl&gt;.');
    expect(hiddenIn(body).gdprAccept).toBe(privacyNoticeVersion);
    if (!report) expect(hiddenIn(body).key).toMatch(/^[0-9a-f]{32}$/);
  }
}

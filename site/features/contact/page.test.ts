import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { formIn, postForm, solveMathCaptcha } from '../../test/no-js-browser.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const block = { blockType: 'contactForm', heading: 'Schreiben Sie uns' } as const;

/** Publishes the German contact page with only this form; returns the form's HTML. */
async function placeForm(more: object): Promise<string> {
  const id = (await site.context.published.reader().tree('de-DE')).byPath.get('/kontakt')?.id ?? 0;
  const data = { blocks: [{ ...block, ...more }], _status: 'published' } as never;
  await site.payload.update({ collection: 'pages', id, locale: 'de', data });
  await site.refresh();
  return formIn((await site.app.inject('/kontakt')).body).form;
}

const named = (form: string) =>
  [...form.matchAll(/ name="(title|country|category|subject)"/g)].map(([, name]) => name);

test('shows optional fields chosen by an editor in form, inbox and mails and omits empty ones from the mails', async () => {
  expect(named(await placeForm({}))).toEqual([]);
  const moreFields = ['subject', 'title', 'country', 'category'];
  await expect(placeForm({ moreFields })).rejects.toThrow(/categor|Themen/i);
  const categories = ' Rechnung \n\nTermin & <Rückruf>';
  const form = await placeForm({ moreFields, categories });
  expect(named(form)).toEqual(['category', 'title', 'country', 'subject']);
  expect(form).toContain('<option>Rechnung</option><option>Termin &amp; &lt;Rückruf&gt;</option>');

  const start = formIn((await site.app.inject('/kontakt')).body);
  const message = {
    contactDepartment: 'Rechnungen',
    category: 'Termin & <Rückruf>',
    title: 'Frau Dr.',
    name: 'Miriam Kowalczyk',
    company: '',
    email: 'miriam@posteo.example',
    phone: '',
    country: '',
    subject: 'Filter auf der Rechnung',
    message: 'Guten Tag',
  };
  const response = await postForm(site.app, start.action, { ...start.hidden, ...message });
  const back = formIn(response.body);
  expect(back.form).toContain('<option selected="">Termin &amp; &lt;Rückruf&gt;');
  expect(back.form).toContain('value="Filter auf der Rechnung"');
  const answer = solveMathCaptcha(response.body);
  const done = await postForm(site.app, back.action, { ...back.hidden, ...message, answer });
  expect(done.statusCode).toBe(303);
  const { docs } = await site.payload.find({ collection: 'contact-messages' });
  const { category, subject, title } = message;
  expect(docs).toMatchObject([{ category, subject, title, country: '' }]);
  const mails = await site.payload.find({ collection: 'mails' });
  expect(mails.docs).toHaveLength(2);
  const toUs = mails.docs.find(({ to }) => to !== message.email);
  for (const text of [category, subject, title]) expect(toUs?.text).toContain(text);
  expect(toUs?.text).not.toMatch(/^Land/m);
  expect(toUs?.html).toContain('&lt;Rückruf&gt;');
});

test('prefills the subject field from the betreff query parameter when the form has that field', async () => {
  const response = async (query: string) => (await site.app.inject(`/kontakt?${query}`)).body;
  await placeForm({});
  expect(await response('betreff=Bewerbung')).not.toContain('Bewerbung');
  await placeForm({ moreFields: ['subject'] });
  const body = await response('betreff=Bewerbung%3A%00%20%3Cb%3E%C3%96ler%20%28m%2Fw%2Fd%29');
  expect(formIn(body).form).toMatch(
    /name="subject"[^>]*value="Bewerbung: +&lt;b&gt;Öler \(m\/w\/d\)"/,
  );
  expect(body).toContain('noindex');
  expect(await response(`betreff=${'a'.repeat(5000)}`)).toMatch(/value="a{200}"/);
  expect(await response('betreff=%20')).toBe(await response(''));
});

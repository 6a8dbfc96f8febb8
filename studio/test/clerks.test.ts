/** Clerks read what is theirs, by whatever call they ask for it. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { allEntries, type Entry, type Shelf } from './clerk-entries.ts';
import { emailOf, password } from './people.ts';
import { testRest } from './rest.ts';

type Given = Record<'countries' | 'departments' | 'otherMessages', unknown>;

/** What a clerk may be given, and the entries that are theirs then. */
const cases: Record<string, { given: (shelf: Shelf) => Given; own: string[] }> = {
  'nothing, as somebody new': {
    given: () => ({ countries: [], departments: [], otherMessages: false }),
    own: [],
  },
  'a department and no country': {
    given: ({ service }) => ({ countries: [], departments: [service], otherMessages: true }),
    own: [],
  },
  'a country and no department': {
    given: () => ({ countries: ['de'], departments: [], otherMessages: false }),
    own: ['application de', 'sign-up de'],
  },
  'a department of their country': {
    given: ({ service }) => ({ countries: ['de'], departments: [service], otherMessages: false }),
    own: ['service', 'application de', 'sign-up de'],
  },
  'a department of another country': {
    given: ({ service }) => ({ countries: ['pl'], departments: [service], otherMessages: false }),
    own: ['application pl', 'sign-up pl'],
  },
  'what has no department': {
    given: () => ({ countries: ['de'], departments: [], otherMessages: true }),
    own: ['no department', 'gone department', 'application de', 'sign-up de'],
  },
  'several departments in both countries': {
    given: ({ billing, serwis }) => ({
      countries: ['de', 'pl'],
      departments: [billing, serwis],
      otherMessages: false,
    }),
    own: ['billing', 'serwis', 'application de', 'application pl', 'sign-up de', 'sign-up pl'],
  },
};

describe.each(databases)('on %s', (kind) => {
  let shelf: Shelf;
  let clerk: number;

  const rest = testRest(kind);
  const { ask } = rest;
  beforeAll(async () => {
    clerk = rest.staff['forms-clerk'];
    shelf = await allEntries(rest.payload);
  });

  const give = (given: Given) =>
    rest.payload.update({ collection: 'staff', id: clerk, data: given as never });

  /** The names of the entries that some words tell of. */
  const toldIn = (words: string) =>
    shelf.entries.filter(({ mark }) => words.includes(mark)).map(({ name }) => name);

  /** The names of those for which a call succeeds. */
  async function each(call: (entry: Entry) => Promise<boolean>, of = shelf.entries) {
    const found: string[] = [];
    for (const entry of of) if (await call(entry)) found.push(entry.name);
    return found;
  }

  const inboxes = ['contact-messages', 'sponsoring-messages', 'event-sign-ups'];
  const can = async (method: string, path: string, body?: object) =>
    (await ask('forms-clerk', method, path, body)).status < 300;
  const get = async (path: string) => (await ask('forms-clerk', 'GET', path)).text;

  /** What every inbox answers to a question. */
  const over = async (question: string) => {
    const answers = await Promise.all(inboxes.map((inbox) => get(`/${inbox}${question}`)));
    return toldIn(answers.join());
  };

  describe.each(Object.entries(cases))('a clerk who was given %s', (_, { given, own }) => {
    beforeAll(() => give(given(shelf)));
    const theirs = () => shelf.entries.map(({ name }) => name).filter((one) => own.includes(one));

    test.each([
      '?limit=0&depth=4',
      '?limit=0&where[or][0][id][exists]=true&where[or][1][cultureName][in][0]=pl-PL',
      '?limit=0&where[or][0][and][0][reference][exists]=true&where[OR][0][id][exists]=true',
      '?limit=0&where[cultureName][in][0]=de-DE&where[cultureName][in][1]=pl-PL',
      '?limit=0&select[name]=true&select[contactPerson]=true&joins[mails]=true&sort=-cultureName',
      '?limit=0&draft=true&locale=all&trash=true&overrideAccess=true&showHiddenFields=true',
      '/csv',
      '/csv?where[or][0][id][exists]=true',
    ])('finds those alone with %s', async (question) => {
      expect(await over(question)).toEqual(theirs());
    });

    test('counts those alone, and no order or part of a word finds another', async () => {
      const counts = await Promise.all(
        inboxes.map((inbox) => ask('forms-clerk', 'GET', `/${inbox}/count`)),
      );
      const sum = counts.reduce((total, { body }) => total + body.totalDocs, 0);
      expect(sum).toBe(own.length);
      const guessed = await each(async ({ inbox, mark, line }) => {
        const { body } = await ask(
          'forms-clerk',
          'GET',
          `/${inbox}/count?where[${line}][like]=${mark}`,
        );
        return body.totalDocs > 0;
      });
      expect(guessed).toEqual(theirs());
    });

    test('opens those alone by their ids, and is told of others what is told of none', async () => {
      const missing = await ask('forms-clerk', 'GET', `/contact-messages/${randomUUID()}`);
      const opened = await each(async ({ id, inbox, mark }) => {
        for (const query of ['', '?depth=3', '?select[email]=true', '?draft=true&locale=all']) {
          const { status, text } = await ask('forms-clerk', 'GET', `/${inbox}/${id}${query}`);
          if (status === 200) return true;
          expect([status, text.includes(mark)]).toEqual([missing.status, false]);
        }
        return false;
      });
      expect(opened).toEqual(theirs());
      const ids = shelf.entries.map(({ id }, at) => `where[id][in][${at}]=${id}`).join('&');
      expect(await over(`/csv?${ids}`)).toEqual(theirs());
    });

    test('reads and repeats the mails of those alone, and saves their files', async () => {
      expect(toldIn(await get('/mails?limit=0&depth=2'))).toEqual(theirs());
      expect(toldIn(await get('/mails?limit=0&where[or][0][reference][exists]=true'))).toEqual(
        theirs(),
      );
      const counted = await ask('forms-clerk', 'GET', '/mails/count?where[subject][like]=marke');
      expect(counted.body.totalDocs).toBe(own.length);
      expect(await each(({ mail }) => can('GET', `/mails/${mail}`))).toEqual(theirs());
      expect(await each(({ mail }) => can('POST', `/mails/${mail}/resend`))).toEqual(theirs());
      const files = shelf.entries.filter(({ inbox }) => inbox === 'sponsoring-messages');
      const saved = await each(({ id }) => can('GET', `/attachments/${id}-0/file`), files);
      expect(saved).toEqual(theirs().filter((name) => name.startsWith('application')));
    });

    test('answers and changes those alone, one by one and many at once', async () => {
      const reply = () => ({ id: randomUUID(), text: 'Hallo' });
      const replied = await each(({ id, inbox }) => can('POST', `/${inbox}/${id}/reply`, reply()));
      expect(replied).toEqual(theirs());
      const noted = (word: string) =>
        each(async ({ id, inbox }) => {
          const { notes } = await rest.payload.findByID({ collection: inbox, id, depth: 0 });
          return notes === word;
        });
      const word = randomUUID();
      for (const { id, inbox } of shelf.entries)
        await ask('forms-clerk', 'PATCH', `/${inbox}/${id}`, { notes: word });
      expect(await noted(word)).toEqual(theirs());
      const again = randomUUID();
      for (const inbox of inboxes)
        await ask('forms-clerk', 'PATCH', `/${inbox}?where[id][exists]=true`, { notes: again });
      expect(await noted(again)).toEqual(theirs());
    });

    test('finds and hands out the data of a person as far as it is theirs', async () => {
      const email = shelf.email;
      const { body } = await ask('forms-clerk', 'POST', '/person-data', { email });
      const { attachments, mails: _, ...counts } = body;
      expect(Object.values(counts).reduce((sum: number, count) => sum + Number(count), 0)).toBe(
        own.length,
      );
      expect(attachments).toBe(theirs().filter((name) => name.startsWith('application')).length);
      const { text } = await ask('forms-clerk', 'POST', '/person-data/export', { email });
      expect(toldIn(text)).toEqual(theirs());
    });
  });

  test('an administrator has all of them, whatever their own entry says', async () => {
    const answers = await Promise.all(
      inboxes.map((inbox) => ask('admin', 'GET', `/${inbox}?limit=0`)),
    );
    const all = shelf.entries.map(({ name }) => name);
    expect(toldIn(answers.map(({ text }) => text).join())).toEqual(all);
    expect(toldIn((await ask('admin', 'GET', '/mails?limit=0')).text)).toEqual(all);
  });

  test('an entry is handed to those alone who may read it', async () => {
    const hire = async (name: string, given: object) => {
      const person = { name, email: emailOf(name), password, role: 'forms-clerk' as const };
      return (
        await rest.payload.create({ collection: 'staff', data: { ...person, ...given } as never })
      ).id;
    };
    const { billing, service } = shelf;
    await give({ countries: ['de'], departments: [service], otherMessages: true });
    const same = await hire('same', { countries: ['de'], departments: [service] });
    const other = await hire('other', { countries: ['de'], departments: [billing] });
    const abroad = await hire('abroad', { countries: ['pl'], departments: [service] });
    const others = await hire('rest', { countries: ['de'], otherMessages: true });
    const none = await hire('none', {});
    const takers = async (name: string) => {
      const entry = shelf.entries.find((one) => one.name === name);
      const found: number[] = [];
      for (const assignee of [same, other, abroad, others, none]) {
        const path = `/${entry?.inbox}/${entry?.id}`;
        if ((await ask('forms-clerk', 'PATCH', path, { assignee })).status === 200)
          found.push(assignee);
        const bulk = `/${entry?.inbox}?where[id][equals]=${entry?.id}`;
        const { body } = await ask('forms-clerk', 'PATCH', bulk, { assignee });
        expect(body.errors.length === 0).toBe(found.includes(assignee));
      }
      return found;
    };
    expect(await takers('service')).toEqual([same]);
    expect(await takers('gone department')).toEqual([others]);
    expect(await takers('application de')).toEqual([same, other, others]);
  });

  test('only administrators say what a clerk reads', async () => {
    const { service } = shelf;
    await give({ countries: ['de'], departments: [service], otherMessages: false });
    const stored = async () => {
      const { countries, departments, otherMessages } = await rest.payload.findByID({
        collection: 'staff',
        id: clerk,
        depth: 0,
      });
      return { countries, departments, otherMessages };
    };
    const before = await stored();
    const more = { countries: ['de', 'pl'], departments: [shelf.billing], otherMessages: true };
    for (const person of ['forms-clerk', 'portal-manager', 'editor-de', 'anonymous'] as const)
      for (const path of [
        `/staff/${clerk}`,
        `/staff/${clerk}?draft=true`,
        `/staff?where[id][equals]=${clerk}`,
      ])
        await ask(person, 'PATCH', path, more);
    expect(await stored()).toEqual(before);
    expect((await ask('admin', 'PATCH', `/staff/${clerk}`, more)).status).toBe(200);
    expect(await stored()).toEqual(more);
  });

  test('what is erased or deleted of a person or a selection is theirs alone', async () => {
    const { email, service } = shelf;
    await give({ countries: ['de'], departments: [service], otherMessages: false });
    await ask('forms-clerk', 'POST', '/person-data/erase', { email });
    const left = () =>
      each(async ({ id, inbox }) =>
        Boolean(
          await rest.payload.findByID({ collection: inbox, id, disableErrors: true, depth: 0 }),
        ),
      );
    const others = (names: string[]) =>
      shelf.entries.map(({ name }) => name).filter((one) => !names.includes(one));
    expect(await left()).toEqual(others(['service', 'application de', 'sign-up de']));
    await give({ countries: ['pl'], departments: [shelf.serwis], otherMessages: false });
    for (const { id, inbox } of shelf.entries)
      if (inbox === 'contact-messages') await ask('forms-clerk', 'DELETE', `/${inbox}/${id}`);
    for (const inbox of inboxes)
      await ask('forms-clerk', 'DELETE', `/${inbox}?where[id][exists]=true`);
    expect(await left()).toEqual(['billing', 'no department', 'gone department']);
  });
});

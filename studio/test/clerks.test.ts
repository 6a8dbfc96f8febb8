/** Clerks access only the entries of their countries and departments, through every endpoint. */
import { randomUUID } from 'node:crypto';
import { stringify } from 'qs-esm';
import { beforeAll, describe, expect, test } from 'vitest';
import { assignableStaff } from '../../content/submissions/assignee.ts';
import { eitherDatabase } from '../../content/test/database.ts';
import { createInboxFixtures, type Entry, type InboxFixtures } from './clerk-entries.ts';
import { countsIn } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { emailOf, password } from './people.ts';

type Assignment = Record<'countries' | 'departments' | 'otherMessages', unknown>;

/** Assignments of a clerk, and the entries they may then access. */
const cases: Record<string, { given: (fixtures: InboxFixtures) => Assignment; own: string[] }> = {
  'no permissions': {
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
  'entries without a department': {
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

describe.each(eitherDatabase)('inbox access on %s', (kind) => {
  let fixtures: InboxFixtures;
  let clerk: number;

  const rest = testInProcessStudio(kind);
  const { ask } = rest;
  beforeAll(async () => {
    clerk = rest.staff['forms-clerk'];
    fixtures = await createInboxFixtures(rest.payload);
  });

  const assign = (given: Assignment) =>
    rest.payload.update({ collection: 'staff', id: clerk, data: given as never });

  /** Returns the names of the entries whose marker a text contains. */
  const entriesIn = (words: string) =>
    fixtures.entries.filter(({ marker }) => words.includes(marker)).map(({ name }) => name);

  /** Returns the names of the entries for which a call succeeds. */
  async function each(call: (entry: Entry) => Promise<boolean>, of = fixtures.entries) {
    const found: string[] = [];
    for (const entry of of) if (await call(entry)) found.push(entry.name);
    return found;
  }

  const inboxes = ['contact-messages', 'sponsoring-messages', 'event-sign-ups'];
  const can = async (method: string, path: string, body?: object) =>
    (await ask('forms-clerk', method, path, body)).status < 300;
  const get = async (path: string) => (await ask('forms-clerk', 'GET', path)).text;

  /** Returns the responses of all inboxes to a query. */
  const searchAll = async (query: string) => {
    const answers = await Promise.all(inboxes.map((inbox) => get(`/${inbox}${query}`)));
    return entriesIn(answers.join());
  };

  describe.each(Object.entries(cases))('a clerk with %s', (_, { given, own }) => {
    beforeAll(() => assign(given(fixtures)));
    const expectedNames = () =>
      fixtures.entries.map(({ name }) => name).filter((one) => own.includes(one));

    test.each([
      '?limit=0&depth=4',
      '?limit=0&where[or][0][id][exists]=true&where[or][1][cultureName][in][0]=pl-PL',
      '?limit=0&where[or][0][and][0][reference][exists]=true&where[OR][0][id][exists]=true',
      '?limit=0&where[cultureName][in][0]=de-DE&where[cultureName][in][1]=pl-PL',
      '?limit=0&select[name]=true&select[contactPerson]=true&joins[mails]=true&sort=-cultureName',
      '?limit=0&draft=true&locale=all&trash=true&overrideAccess=true&showHiddenFields=true',
      '/csv',
      '/csv?where[or][0][id][exists]=true',
    ])('finds only permitted entries with %s', async (query) => {
      expect(await searchAll(query)).toEqual(expectedNames());
    });

    test('counts only permitted entries and reveals no others by partial matches', async () => {
      const counts = await Promise.all(
        inboxes.map((inbox) => ask('forms-clerk', 'GET', `/${inbox}/count`)),
      );
      const sum = counts.reduce((total, { body }) => total + body.totalDocs, 0);
      expect(sum).toBe(own.length);
      const guessed = await each(async ({ inbox, marker, markField }) => {
        const { body } = await ask(
          'forms-clerk',
          'GET',
          `/${inbox}/count?where[${markField}][like]=${marker}`,
        );
        return body.totalDocs > 0;
      });
      expect(guessed).toEqual(expectedNames());
    });

    test('opens only permitted entries by ID and answers for others as for missing ones', async () => {
      const missing = await ask('forms-clerk', 'GET', `/contact-messages/${randomUUID()}`);
      const opened = await each(async ({ id, inbox, marker }) => {
        for (const query of ['', '?depth=3', '?select[email]=true', '?draft=true&locale=all']) {
          const { status, text } = await ask('forms-clerk', 'GET', `/${inbox}/${id}${query}`);
          if (status === 200) return true;
          expect([status, text.includes(marker)]).toEqual([missing.status, false]);
        }
        return false;
      });
      expect(opened).toEqual(expectedNames());
      const ids = fixtures.entries.map(({ id }, at) => `where[id][in][${at}]=${id}`).join('&');
      expect(await searchAll(`/csv?${ids}`)).toEqual(expectedNames());
    });

    test('reads and resends mails and downloads files of permitted entries only', async () => {
      expect(entriesIn(await get('/mails?limit=0&depth=2'))).toEqual(expectedNames());
      expect(entriesIn(await get('/mails?limit=0&where[or][0][reference][exists]=true'))).toEqual(
        expectedNames(),
      );
      const counted = await ask('forms-clerk', 'GET', '/mails/count?where[subject][like]=marke');
      expect(counted.body.totalDocs).toBe(own.length);
      expect(await each(({ mail }) => can('GET', `/mails/${mail}`))).toEqual(expectedNames());
      expect(await each(({ mail }) => can('POST', `/mails/${mail}/resend`))).toEqual(
        expectedNames(),
      );
      const files = fixtures.entries.filter(({ inbox }) => inbox === 'sponsoring-messages');
      const saved = await each(({ id }) => can('GET', `/attachments/${id}-0/file`), files);
      expect(saved).toEqual(expectedNames().filter((name) => name.startsWith('application')));
    });

    test('replies to and updates permitted entries only, singly and in bulk', async () => {
      const reply = () => ({ id: randomUUID(), text: 'Hallo' });
      const replied = await each(({ id, inbox }) => can('POST', `/${inbox}/${id}/reply`, reply()));
      expect(replied).toEqual(expectedNames());
      const entriesWithNotes = (word: string) =>
        each(async ({ id, inbox }) => {
          const { notes } = await rest.payload.findByID({ collection: inbox, id, depth: 0 });
          return notes === word;
        });
      const word = randomUUID();
      for (const { id, inbox } of fixtures.entries)
        await ask('forms-clerk', 'PATCH', `/${inbox}/${id}`, { notes: word });
      expect(await entriesWithNotes(word)).toEqual(expectedNames());
      const again = randomUUID();
      for (const inbox of inboxes)
        await ask('forms-clerk', 'PATCH', `/${inbox}?where[id][exists]=true`, { notes: again });
      expect(await entriesWithNotes(again)).toEqual(expectedNames());
    });

    test('counts and exports the data of a person from permitted entries only', async () => {
      const email = fixtures.email;
      const { body } = await ask('forms-clerk', 'POST', '/person-data', { email });
      const { attachments, mails: _, ...counts } = countsIn(body);
      expect(Object.values(counts).reduce((sum: number, count) => sum + Number(count), 0)).toBe(
        own.length,
      );
      expect(attachments).toBe(
        expectedNames().filter((name) => name.startsWith('application')).length,
      );
      const { text } = await ask('forms-clerk', 'POST', '/person-data/export', { email });
      expect(entriesIn(text)).toEqual(expectedNames());
    });
  });

  test('lets administrators read all entries', async () => {
    const answers = await Promise.all(
      inboxes.map((inbox) => ask('admin', 'GET', `/${inbox}?limit=0`)),
    );
    const all = fixtures.entries.map(({ name }) => name);
    expect(entriesIn(answers.map(({ text }) => text).join())).toEqual(all);
    expect(entriesIn((await ask('admin', 'GET', '/mails?limit=0')).text)).toEqual(all);
  });

  test('accepts only assignees who may read the entry', async () => {
    const hire = async (name: string, given: object) => {
      const person = { name, email: emailOf(name), password, role: 'forms-clerk' as const };
      return (
        await rest.payload.create({ collection: 'staff', data: { ...person, ...given } as never })
      ).id;
    };
    const { billing, service } = fixtures;
    await assign({ countries: ['de'], departments: [service], otherMessages: true });
    const same = await hire('same', { countries: ['de'], departments: [service] });
    const other = await hire('other', { countries: ['de'], departments: [billing] });
    const abroad = await hire('abroad', { countries: ['pl'], departments: [service] });
    const others = await hire('rest', { countries: ['de'], otherMessages: true });
    const none = await hire('none', {});
    const takers = async (name: string) => {
      const entry = fixtures.entries.find((one) => one.name === name);
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

  test('lets only administrators change the permissions of a clerk', async () => {
    const { service } = fixtures;
    await assign({ countries: ['de'], departments: [service], otherMessages: false });
    const stored = async () => {
      const { countries, departments, otherMessages } = await rest.payload.findByID({
        collection: 'staff',
        id: clerk,
        depth: 0,
      });
      return { countries, departments, otherMessages };
    };
    const before = await stored();
    const more = { countries: ['de', 'pl'], departments: [fixtures.billing], otherMessages: true };
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

  // Payload parses ten levels of a query, and the select field of its form adds two of them.
  test('lists the colleagues to whom a clerk can assign an entry', async () => {
    await assign({ countries: ['de'], departments: [fixtures.service], otherMessages: false });
    const { id } = fixtures.entries.find(({ name }) => name === 'service') as Entry;
    const found = await assignableStaff(rest.payload, 'contact-messages', id);
    const query = stringify({ limit: 0, where: { and: [{ id: { not_in: [0] } }, found] } });
    const { status, body } = await ask('forms-clerk', 'GET', `/staff?${query}`);
    expect(status).toBe(200);
    expect(body.docs.map((person: { id: number }) => person.id)).toContain(clerk);
  });

  test('erases and deletes permitted entries only', async () => {
    const { email, service } = fixtures;
    await assign({ countries: ['de'], departments: [service], otherMessages: false });
    await ask('forms-clerk', 'POST', '/person-data/erase', { email });
    const left = () =>
      each(async ({ id, inbox }) =>
        Boolean(
          await rest.payload.findByID({ collection: inbox, id, disableErrors: true, depth: 0 }),
        ),
      );
    const others = (names: string[]) =>
      fixtures.entries.map(({ name }) => name).filter((one) => !names.includes(one));
    expect(await left()).toEqual(others(['service', 'application de', 'sign-up de']));
    await assign({ countries: ['pl'], departments: [fixtures.serwis], otherMessages: false });
    for (const { id, inbox } of fixtures.entries)
      if (inbox === 'contact-messages') await ask('forms-clerk', 'DELETE', `/${inbox}/${id}`);
    for (const inbox of inboxes)
      await ask('forms-clerk', 'DELETE', `/${inbox}?where[id][exists]=true`);
    expect(await left()).toEqual(['billing', 'no department', 'gone department']);
  });
});

/** The numbers of the start page: of each person's own tasks, and equal to the lists behind them. */
import { createLocalReq } from 'payload';
import { describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { draft, makePair, publish } from '../../content/test/pages.ts';
import { storeApplication, storeMessage } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { type Person, people } from './people.ts';

describe.each(databases)('the start page on %s', (kind) => {
  const studio = testInProcessStudio(kind);

  async function requestOf(person: Person) {
    const { payload, staff } = studio;
    if (person === 'anonymous') return createLocalReq({}, payload);
    const user = await payload.findByID({ collection: 'staff', id: staff[person], depth: 0 });
    return createLocalReq({ user: { ...user, collection: 'staff' } }, payload);
  }

  async function sectionsOf(person: Person) {
    const { readStartSections } = await import('../../content/start-page/start-page.ts');
    return readStartSections(await requestOf(person));
  }

  /** Returns the numbers above zero, by what they are about. */
  async function numbersOf(person: Person) {
    const groups = (await sectionsOf(person)).flatMap((section) =>
      section.groups.map(({ about = section.name, tasks }) => {
        const open = tasks.filter(({ count }) => count > 0);
        return [about, Object.fromEntries(open.map(({ count, name }) => [name, count]))] as const;
      }),
    );
    return Object.fromEntries(groups.filter(([, open]) => Object.keys(open).length > 0));
  }

  async function storeTasks() {
    const { payload, staff } = studio;
    const clerk = staff['forms-clerk'];
    await payload.update({ collection: 'staff', id: clerk, data: { countries: ['de'] } });
    const longAgo = new Date(Date.now() - 14 * 86_400_000).toISOString();
    await storeMessage(payload);
    await storeMessage(payload, { cultureName: 'pl-PL' });
    await storeMessage(payload, { status: 'inWork', assignee: clerk, createdAt: longAgo });
    await storeMessage(payload, { status: 'inWork', undeliverable: true, department: 4711 });
    await storeMessage(payload, { status: 'done', createdAt: longAgo });
    await storeApplication(payload, 'anna@posteo.example', { cultureName: 'pl-PL' });

    const homes = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    const pair = await makePair(payload, homes, { de: 'Öl', pl: 'Olej' });
    await publish(payload, pair.de, { title: 'Öl, neu' });
    await draft(payload, homes.de, { title: 'Start, bald' });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: String(homes.de) } } as never,
      waitUntil: new Date(Date.now() + 86_400_000),
    });
    // An empty draft that an open form has stored is no task.
    await studio.ask('editor-de', 'POST', '/pages?draft=true', { _status: 'draft' });

    const member = { name: 'Ewa', cultureName: 'pl-PL', state: 'requested' };
    await payload.create({
      collection: 'members',
      data: { ...member, email: 'ewa@brinkmann.example' } as never,
    });
    await payload.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'sendAlerts', hasError: true } as never,
    });
    const day = (days: number) =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    for (const [id, data] of [
      // Both deadlines of the first have passed.
      ['late', { day: day(120) }],
      ['soon', { day: day(6) }],
      ['closed', { day: day(90), closedOn: day(1) }],
    ] as const)
      await payload.create({
        collection: 'reports',
        data: { id, cultureName: 'de-DE', lookupHash: id, recipient: id, ...data } as never,
      });
  }

  test('counts the own tasks of each role and nothing of others', async () => {
    await storeTasks();
    const inbox = { 'contact-messages': { new: 1, mine: 1, overdue: 1, undeliverable: 1 } };
    expect(await numbersOf('anonymous')).toEqual({});
    expect(await numbersOf('forms-clerk')).toEqual(inbox);
    expect(await numbersOf('editor-de')).toMatchObject({ pages: { drafts: 1, planned: 1 } });
    expect(await numbersOf('editor-pl')).toMatchObject({ pages: { behind: 1 } });
    expect(await numbersOf('portal-manager')).toEqual({ members: { requested: 1 } });
    expect(await numbersOf('compliance-officer')).toEqual({
      desk: {
        lateDeadlines: 1,
        dueSoon: 1,
        unacknowledged: 2,
        openCases: 2,
        closedForm: 1,
        keys: 1,
      },
    });
    const desk = (await sectionsOf('compliance-officer'))[0]?.groups[0]?.tasks;
    // Without a signed key messages are not read.
    expect(desk?.map(({ name }) => name)).not.toContain('unanswered');
    const admin = await numbersOf('admin');
    expect(Object.keys(admin)[0]).toBe('state');
    expect(admin).toMatchObject({
      state: { failedJobs: 1 },
      'contact-messages': { new: 2, overdue: 1, undeliverable: 1 },
      'sponsoring-messages': { new: 1 },
    });
    expect(admin).not.toHaveProperty('desk');
  });

  test('shows the numbers of the lists that it links', async () => {
    const compared = new Set<string>();
    for (const person of people)
      for (const { groups } of await sectionsOf(person))
        for (const { count, name, path } of groups.flatMap(({ tasks }) => tasks)) {
          const [, slug, query = ''] = /^\/collections\/([\w-]+)\?(.*)$/.exec(path) ?? [];
          if (!slug) continue;
          const locale = new URLSearchParams(query).get('locale');
          // The filter of the list itself, by country.
          const filter = locale
            ? `&draft=true&where[country][equals]=${locale}&where[change][not_equals]=begun`
            : '';
          const list = await studio.ask(
            person,
            'GET',
            `/${slug}?${query}${filter}&depth=0&limit=1`,
          );
          expect([person, slug, name, list.body.totalDocs]).toEqual([person, slug, name, count]);
          if (count > 0) compared.add(name);
        }
    const expected = ['new', 'mine', 'overdue', 'undeliverable', 'drafts', 'planned', 'behind'];
    expect([...compared]).toEqual(expect.arrayContaining([...expected, 'requested']));
  });

  test('counts the broken links and the findings of the country of an editor', async () => {
    const redirect = { from: '/alt', kind: 'url', culture: 'de-DE', url: '/nirgends' };
    await studio.payload.create({ collection: 'redirects', data: redirect as never });
    const linksOf = async (person: Person) =>
      (await sectionsOf(person)).flatMap(({ groups }) => groups.at(-1)?.tasks ?? []);
    const tasks = (country: string, links: number) => {
      const path = `/report?country=${country}`;
      const findings = { name: 'findings', count: expect.any(Number), path };
      return [{ name: 'links', count: links, path: `${path}#report-links` }, findings];
    };
    const german = await linksOf('editor-de');
    expect(german).toEqual(tasks('de', 1));
    expect(german[1]?.count).toBeGreaterThan(0);
    expect(await linksOf('editor-pl')).toEqual(tasks('pl', 0));
  });

  test('proposes the most urgent task of the first section that has any', async () => {
    const { nextTask } = await import('../../content/start-page/start-page.ts');
    const next = async (person: Person) => nextTask(await sectionsOf(person))?.name;
    expect(await next('admin')).toBe('failedJobs');
    expect(await next('forms-clerk')).toBe('overdue');
    expect(await next('compliance-officer')).toBe('lateDeadlines');
    expect(nextTask([])).toBeUndefined();
  });
});

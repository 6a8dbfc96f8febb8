import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@oilway/store/database/open.ts';
import type { Database } from '@oilway/store/database/session.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { contactMessages } from '@oilway/store/submissions/tables.ts';
import { run } from '../../commands/processes.ts';
import { createDatabase, startCluster } from '../../content/test/postgres.ts';
import { fillInboxes } from '../data/fill-inboxes.ts';
import { categoryOf, fillLibrary } from '../data/fill-library.ts';
import { libraryFiles } from '../data/library-files.ts';
import { postgresData, sqliteData } from '../data/make-data.ts';
import { versionOf } from '../machine.ts';
import type { Report, Row } from '../report.ts';
import { endWithUs } from '../servers/children.ts';
import type { GrownStudioCalls } from '../servers/grown-studio.ts';
import { type Data, environmentFor, startSite } from '../servers/site.ts';
import { formatMilliseconds, formatNumber, percentile } from '../statistics.ts';

/** Messages; fewer while one works on it. The other inboxes and the members are a tenth of them. */
const messages = Number(process.env.BENCH_MESSAGES ?? 100_000);
/** The language of the files. */
const culture = 'de-DE' as const;
/** How often each question is asked. */
const times = 20;
const [listBudget, filesBudget, rowsBudget] = [100, 300, 5000];

/** What staff ask of their lists. */
const questions = {
  'newest messages': '/contact-messages?limit=25&sort=-createdAt',
  'page 500 of them': '/contact-messages?limit=25&sort=-createdAt&page=500',
  'by status': '/contact-messages?limit=25&sort=-createdAt&where[status][equals]=inWork',
  'by status, department and country':
    '/contact-messages?limit=25&sort=-createdAt&where[status][equals]=new&where[department][equals]=1&where[cultureName][equals]=pl-PL',
  'by name': '/contact-messages?limit=25&sort=name',
  'search: a name': searchOf('contact-messages', 'umiller', [
    'reference',
    'name',
    'email',
    'contactDepartment',
  ]),
  'search: a common part': searchOf('contact-messages', 'ska', [
    'reference',
    'name',
    'email',
    'contactDepartment',
  ]),
  'search: an address': searchOf('contact-messages', 'vogelsang.777', [
    'reference',
    'name',
    'email',
    'contactDepartment',
  ]),
  'search: two letters': searchOf('contact-messages', 'xq', [
    'reference',
    'name',
    'email',
    'contactDepartment',
  ]),
  'search: a number': searchOf('contact-messages', '0031415', [
    'reference',
    'name',
    'email',
    'contactDepartment',
  ]),
  'filter: company has':
    '/contact-messages?limit=25&sort=-createdAt&where[company][like]=pflege%20lindemann',
  'filter: message has':
    '/contact-messages?limit=25&sort=-createdAt&where[message][contains]=quittung',
  'search of the mails': searchOf('mails', 'vogelsang.777', ['subject', 'to', 'reference']),
  'search of the members': searchOf('members', 'vogelsang', ['email', 'name', 'requestedCompany']),
};

function searchOf(collection: string, words: string, fields: readonly string[]): string {
  const any = fields.map(
    (field, at) => `where[or][${at}][${field}][like]=${encodeURIComponent(words)}`,
  );
  return `/${collection}?limit=25&sort=-createdAt&${any.join('&')}`;
}

/** What the studio and its nights take when there is much of everything. */
export async function growth(): Promise<Report> {
  const cluster = await startCluster(undefined, { durable: true });
  try {
    const server = createDatabase(cluster, 'bench');
    return {
      title: 'Growth',
      method:
        `${messages.toLocaleString('en-GB')} contact messages of three years and a tenth as many applications, sign-ups and members, two mails to each message and sign-up; ` +
        `${messages.toLocaleString('en-GB')} files in one category. Lists of 25 by the studio's REST interface in one process, ${times} times each after one that does not count, for an ` +
        'administrator, whose looks at messages are noted, and for a clerk of one country and two departments. Retention: messages whose term is over, and sign-ups, with their mails, all of which are counted, ' +
        `in one process, while another one stores a message every 20 ms. PostgreSQL ${versionOf(join(cluster.bin, 'postgres'))}, durable, on the same cores.`,
      rows: [
        ...(await measured('SQLite', await sqliteData())),
        // As its autovacuum leaves it some minutes after so much has come.
        ...(await measured('Postgres', await postgresData(server), () =>
          run(join(cluster.bin, 'vacuumdb'), ['--analyze', '--quiet', '--dbname', server]),
        )),
      ],
    };
  } finally {
    cluster.stop();
  }
}

async function measured(name: string, data: Data, settle?: () => Promise<unknown>): Promise<Row[]> {
  const tenth = Math.round(messages / 10);
  await fillInboxes(data, { messages, applications: tenth, signUps: tenth, members: tenth });
  const library = libraryFiles(messages).map((file) => ({ ...file, category: 1, culture }));
  const token = await fillLibrary(data, library, new Set([1]));
  await settle?.();
  const rows = await filesMeasured(name, data, token);
  const studio = await startGrownStudio(data);
  for (const role of ['admin', 'forms-clerk'] as const)
    for (const [what, path] of Object.entries(questions)) {
      if (role === 'forms-clerk' && !path.startsWith('/contact')) continue;
      const took = await studio.ask('list', { path: `${path}&depth=0`, role, times });
      rows.push(listRow(`${name}, ${role === 'admin' ? 'all' : 'a clerk’s'}: ${what}`, took));
    }
  const table = await studio.ask('csv', { path: '/contact-messages/csv' });
  rows.push({
    what: `${name}: table of all`,
    value: formatMilliseconds(table.whole),
    beside: `${formatNumber(table.lines)} lines, the first after ${formatMilliseconds(table.first)}, ${Math.round(table.memory / 1e6)} MB`,
  });
  const other = await openDatabase(settingsOf(environmentFor(data)).databaseUrl);
  const alone = await writing(other, wait(5000));
  const night = studio.ask('retention', {});
  const meanwhile = await writing(other, night);
  const { deleted, took } = await night;
  await other.close();
  studio.stop();
  const rate = (1000 * deleted) / took;
  return [
    ...rows,
    {
      what: `${name}: retention`,
      value: `${formatNumber(rate)} rows/s`,
      beside: `${formatNumber(deleted)} rows in ${formatMilliseconds(took)}`,
      budget: `≥ ${formatNumber(rowsBudget)} rows/s`,
      met: rate >= rowsBudget,
    },
    {
      what: `${name}: somebody else's message meanwhile`,
      value: timesOf(meanwhile),
      beside: `alone ${timesOf(alone)}`,
    },
  ];
}

/** The files of one category that holds all of them, for a member who may see it. */
async function filesMeasured(name: string, data: Data, token: string): Promise<Row[]> {
  const site = await startSite(data);
  try {
    const path = `${site.origin}/getFiles?umbracoNodeId=${categoryOf({ category: 1 })}&cultureName=${culture}`;
    const ask = async (more: string) => {
      const begun = performance.now();
      const answer = await fetch(path + more, { headers: { cookie: `oilway-session=${token}` } });
      if (answer.status !== 200) throw new Error(`getFiles answered ${answer.status}`);
      const first = performance.now() - begun;
      return { first, text: await answer.text() };
    };
    await ask('&page=1');
    const took: number[] = [];
    for (let page = 1; page <= times; page += 1) {
      const begun = performance.now();
      await ask(`&page=${page * Math.ceil(messages / 500 / times)}`);
      took.push(performance.now() - begun);
    }
    const begun = performance.now();
    const { first, text } = await ask('');
    const whole = performance.now() - begun;
    return [
      listRow(`${name}: getFiles, a page of 500`, took, filesBudget),
      {
        what: `${name}: getFiles, all`,
        value: `${formatMilliseconds(first)} to the first byte`,
        beside: `${formatMilliseconds(whole)} to the last of ${Math.round(text.length / 1e6)} MB`,
        budget: `≤ ${filesBudget} ms`,
        met: first <= filesBudget,
      },
    ];
  } finally {
    await site.stop();
  }
}

const timesOf = (took: readonly number[]) =>
  `p50 ${formatNumber(percentile(took, 0.5))} ms, p95 ${formatNumber(percentile(took, 0.95))} ms, longest ${formatNumber(Math.max(...took))} ms`;

function listRow(what: string, took: readonly number[], budget = listBudget): Row {
  const value = percentile(took, 0.95);
  return {
    what,
    value: `p95 ${formatNumber(value)} ms`,
    beside: `p50 ${formatNumber(percentile(took, 0.5))} ms`,
    budget: `≤ ${budget} ms`,
    met: value <= budget,
  };
}

/** Stores a message every some milliseconds until the other work is over. @returns how long each took. */
async function writing(database: Database, until: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let over = false;
  const end = () => {
    over = true;
  };
  until.then(end, end);
  while (!over) {
    const begun = performance.now();
    await database.transaction(async (session) => {
      const id = randomUUID();
      const message = { id, reference: id.slice(0, 20), idempotencyKey: id, fingerprint: id };
      const rows = contactMessages(session);
      await session.orm.insert(rows).values({ ...message, cultureName: 'de-DE' });
    });
    took.push(performance.now() - begun);
    await wait(20);
  }
  return took;
}

async function startGrownStudio(data: Data) {
  const script = join(import.meta.dirname, '../servers/grown-studio.ts');
  const child = fork(script, { env: environmentFor(data), execArgv: ['--expose-gc'] });
  endWithUs(child);
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the studio ended')));
  gone.catch(() => undefined);
  const heard = () => Promise.race([once(child, 'message'), gone]);
  await heard();
  return {
    async ask<Call extends keyof GrownStudioCalls>(
      call: Call,
      asked: GrownStudioCalls[Call]['asked'],
    ): Promise<GrownStudioCalls[Call]['answer']> {
      child.send({ call, asked });
      const [said] = (await heard()) as [{ answer?: unknown; error?: string }];
      if (said.error) throw new Error(said.error);
      return said.answer as GrownStudioCalls[Call]['answer'];
    },
    stop: () => child.disconnect(),
  };
}

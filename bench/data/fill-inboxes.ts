import { randomUUID } from 'node:crypto';
import { openDatabase } from '@oilway/store/database/open.ts';
import type { Session } from '@oilway/store/database/session.ts';
import { eventSignUps, events, eventVenues } from '@oilway/store/events/tables.ts';
import { members } from '@oilway/store/members/tables.ts';
import { mails } from '@oilway/store/outbox/tables.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { contactMessages, sponsoringMessages } from '@oilway/store/submissions/tables.ts';
import { type Data, environmentFor } from '../servers/site.ts';
import { randomOf } from './library-files.ts';

export interface GrownInboxes {
  messages: number;
  applications: number;
  signUps: number;
  members: number;
}

/** Rows of one statement, and of one transaction. */
const [some, most] = [100, 2000];
const day = 86_400_000;
/** Events of a year, with a venue in each country. */
const eventCount = 40;
/** Far from the ids of the demo content. */
const firstEvent = 1_000_000;

const random = randomOf(11);
const oneOf = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const firstNames =
  'Anna Bernd Carla Dariusz Elke Filip Grażyna Henrike Igor Jolanta Kazimierz Łucja Miriam Norbert Olga Piotr Rüdiger Stefania Tomasz Ulrike Wojciech Zofia';
const lastNames =
  'Adamczyk Brinkmann Czerwiński Dąbrowska Engelhardt Fischer Großmann Hübner Jankowski Kowalczyk Lindemann Mazurek Nowak Ostrowska Pietsch Reinhardt Szymańska Tiedemann Urbańczyk Vogelsang Wiśniewska Zimmermann';
const companies =
  'Autohaus Fuhrpark Spedition Taxi Pflegedienst Gärtnerei Transport Dachdecker Piekarnia Warsztat Logistyka Hurtownia';
const words =
  'Guten Tag auf meiner Rechnung steht ein Filter den ich nicht bestellt habe bitte prüfen Sie das und rufen mich zurück der Wagen war am Dienstag bei Ihnen in der Halle proszę o kontakt w sprawie wymiany oleju w naszej flocie dziękuję i pozdrawiam';
const listOf = (text: string) => text.split(' ');
const [first, last, firms, prose] = [firstNames, lastNames, companies, words].map(listOf) as [
  string[],
  string[],
  string[],
  string[],
];

/** Puts what visitors sent in three years into the inboxes of a database, with two mails each, and members into the portal. */
export async function fillInboxes(data: Data, counts: GrownInboxes): Promise<void> {
  const database = await openDatabase(settingsOf(environmentFor(data)).databaseUrl);
  const inserted = async (
    count: number,
    insert: (session: Session, at: number[], count: number) => unknown,
  ) => {
    for (let from = 0; from < count; from += most)
      await database.transaction(async (session) => {
        for (let at = from; at < Math.min(count, from + most); at += some)
          await insert(session, numbers(at, Math.min(count, at + some)), count);
      });
  };
  try {
    await inserted(counts.messages, insertMessages);
    await inserted(counts.applications, insertApplications);
    await inserted(eventCount, insertEvents);
    await inserted(counts.signUps, insertSignUps);
    await inserted(counts.members, insertMembers);
  } finally {
    await database.close();
  }
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => from + at);

const statuses = ['new', 'inWork', 'spam', 'done', 'done', 'done'] as const;

/** What the inboxes have in common, in the order in which it came: the first of them three years ago, the last today. */
function sent(prefix: string, at: number, count: number) {
  const moment = new Date(Date.now() - (1 - at / count) * 3 * 365 * day).toISOString();
  const [given, family] = [oneOf(first), oneOf(last)];
  return {
    id: randomUUID(),
    status: oneOf(statuses),
    reference: `${prefix}-${String(at).padStart(7, '0')}`,
    cultureName: random() < 0.7 ? ('de-DE' as const) : ('pl-PL' as const),
    idempotencyKey: randomUUID(),
    fingerprint: randomUUID(),
    createdAt: moment,
    updatedAt: moment,
    name: `${given} ${family}`,
    email: `${family}.${at}@${oneOf(['posteo', 'mail', 'firma'])}.example`.toLowerCase(),
    phone: `+49 231 ${100_000 + at}`,
  };
}

const said = (count: number) => Array.from({ length: count }, () => oneOf(prose)).join(' ');

type Sent = ReturnType<typeof sent>;

/** The department of the form and the visitor have one each, sent long ago. */
const mailsOf = (
  session: Session,
  inbox: 'contact-messages' | 'event-sign-ups',
  of: readonly Sent[],
) =>
  session.orm.insert(mails(session)).values(
    of.flatMap(({ cultureName, createdAt, email, reference }) =>
      [email, 'service@oilway.example'].map((to) => ({
        id: randomUUID(),
        state: 'sent' as const,
        to,
        subject: `Ihre Nachricht (${reference})`,
        text: said(40),
        html: `<p>${said(120)}</p>`,
        messageId: `<${randomUUID()}@oilway.example>`,
        reference,
        inbox,
        cultureName,
        attempts: 1,
        sentAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      })),
    ),
  );

async function insertMessages(
  session: Session,
  at: readonly number[],
  count: number,
): Promise<void> {
  const rows = at.map((number) => ({
    ...sent('OW-B', number, count),
    company: random() < 0.4 ? `${oneOf(firms)} ${oneOf(last)} GmbH` : null,
    contactDepartment: oneOf(['Service', 'Rechnungen', 'Flotte']),
    department: 1 + Math.floor(random() * 6),
    message: said(60),
  }));
  await session.orm.insert(contactMessages(session)).values(rows);
  await mailsOf(session, 'contact-messages', rows);
}

async function insertApplications(
  session: Session,
  at: readonly number[],
  count: number,
): Promise<void> {
  const rows = at.map((number) => {
    const { name, ...row } = sent('OW-S', number, count);
    const association = `${oneOf(['SV', 'TuS', 'KS', 'Chor'])} ${oneOf(last)}`;
    return { ...row, association, contactPerson: name, amount: '500', goal: said(20) };
  });
  await session.orm.insert(sponsoringMessages(session)).values(rows);
}

/** One every nine days of the last year: of a quarter of them what signed up is old. */
async function insertEvents(session: Session, at: readonly number[]): Promise<void> {
  await session.orm
    .insert(events(session))
    .values(at.map((number) => ({ id: firstEvent + number })));
  await session.orm.insert(eventVenues(session)).values(
    at.flatMap((number) =>
      (['de', 'pl'] as const).map((locale) => {
        const end = new Date(Date.now() - number * 9 * day).toISOString();
        const event = firstEvent + number;
        const title = `Ölabend ${number}`;
        return { event, locale, status: 'published' as const, title, start: end, end };
      }),
    ),
  );
}

async function insertSignUps(
  session: Session,
  at: readonly number[],
  count: number,
): Promise<void> {
  const rows = at.map((number) => ({
    ...sent('OW-E', number, count),
    event: firstEvent + (number % eventCount),
    place: 'confirmed' as const,
  }));
  await session.orm.insert(eventSignUps(session)).values(rows);
  await mailsOf(session, 'event-sign-ups', rows);
}

async function insertMembers(
  session: Session,
  at: readonly number[],
  count: number,
): Promise<void> {
  await session.orm.insert(members(session)).values(
    at.map((number) => {
      const { cultureName, email, id, name } = sent('', number, count);
      const requestedCompany = `${oneOf(firms)} ${oneOf(last)}`;
      return { id, state: 'active' as const, email, name, requestedCompany, cultureName };
    }),
  );
}

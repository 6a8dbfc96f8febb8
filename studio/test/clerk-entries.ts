import { randomUUID } from 'node:crypto';
import type { Inbox } from '@oilway/store/inboxes.ts';
import type { Payload } from 'payload';
import { storeApplication, storeMail, storeMessage, storeSignUp } from './fixtures.ts';

/** An entry of an inbox, with a mail about it. */
export interface Entry {
  name: string;
  inbox: Inbox;
  id: string;
  mail: string;
  /** A unique word in the entry and its mail. */
  marker: string;
  /** The field that contains the marker. */
  markField: 'name' | 'contactPerson';
}

/** Entries of every country and department, all with one email address. */
export interface InboxFixtures {
  entries: Entry[];
  email: string;
  /** Ids of the departments. */
  service: number;
  billing: number;
  serwis: number;
}

export async function createInboxFixtures(payload: Payload): Promise<InboxFixtures> {
  const department = async (name: string, country: 'de' | 'pl') => {
    const data = { department: name, country, email: 'a@oilway.example', purpose: 'contact' };
    return (await payload.create({ collection: 'departments', data: data as never })).id;
  };
  const service = await department('Service', 'de');
  const billing = await department('Rechnungen', 'de');
  const serwis = await department('Serwis', 'pl');
  const gone = await department('Weg', 'de');
  await payload.delete({ collection: 'departments', id: gone });

  const email = 'anna.nowak@posteo.example';
  const entries: Entry[] = [];
  async function add(
    name: string,
    inbox: Inbox,
    cultureName: 'de-DE' | 'pl-PL',
    store: (more: object) => Promise<{ id: string; reference: string }>,
    more: { department?: number } = {},
  ) {
    const marker = `marke-${randomUUID()}`;
    const markField = inbox === 'sponsoring-messages' ? 'contactPerson' : 'name';
    const { id, reference } = await store({ email, cultureName, [markField]: marker, ...more });
    const about = { inbox, cultureName, subject: marker, state: 'dead', to: email, ...more };
    const mail = await storeMail(payload, reference, about);
    entries.push({ name, inbox, id, mail: String(mail.id), marker, markField });
  }
  const message = (name: string, culture: 'de-DE' | 'pl-PL', to?: number) =>
    add(
      name,
      'contact-messages',
      culture,
      (more) => storeMessage(payload, more),
      to === undefined ? {} : { department: to },
    );
  await message('service', 'de-DE', service);
  await message('billing', 'de-DE', billing);
  await message('serwis', 'pl-PL', serwis);
  await message('no department', 'de-DE');
  await message('gone department', 'de-DE', gone);
  for (const [country, culture] of [
    ['de', 'de-DE'],
    ['pl', 'pl-PL'],
  ] as const) {
    await add(`application ${country}`, 'sponsoring-messages', culture, (more) =>
      storeApplication(payload, email, more),
    );
    await add(`sign-up ${country}`, 'event-sign-ups', culture, (more) =>
      storeSignUp(payload, more),
    );
  }
  return { entries, email, service, billing, serwis };
}

import type { Locale } from '@oilway/store/locales.ts';
import type { EventSignUp, Mail } from '../payload-types.ts';
import type { TestDatabase } from './database.ts';
import { paragraph } from './pages.ts';

const day = 86_400_000;
/** ISO 8601. */
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const findAllOptions = { overrideAccess: true, pagination: false, depth: 0 } as const;

/** Returns helpers for events, their participants and the mails to these; creates a department for replies. */
export async function eventGuests({ payload, store }: TestDatabase) {
  await payload.create({
    collection: 'departments',
    data: {
      department: 'Kundendienst',
      email: 'service@oilway.example',
      country: 'de',
      purpose: 'contact',
      order: 1,
    },
  });
  let last = 0;

  /** Creates a published event in Germany. @returns its id and a sign-up function. */
  async function openEvent(data: { capacity?: number; start?: string; end?: string } = {}) {
    last += 1;
    const { id } = await payload.create({
      collection: 'events',
      data: {
        country: 'de',
        title: `Ölabend ${last}`,
        slug: `oelabend-${last}`,
        start: inDays(8),
        end: inDays(8.1),
        venue: 'Oilway Dortmund',
        address: 'Hof 1, 44263 Dortmund',
        intro: 'Ein Abend.',
        body: paragraph('Text'),
        _status: 'published',
        ...data,
      } as never,
    });
    const signUp = (
      name: string,
      email = `${name}@posteo.example`,
      cultureName: Locale = 'de-DE',
    ) => {
      last += 1;
      const envelope = {
        captcha: { id: `event-${last}`, expires: new Date(Date.now() + 60_000) },
        idempotencyKey: undefined,
      };
      const input = { cultureName, event: id, name, email };
      return store.submitEventSignUp({ ...input, phone: '', message: '' }, envelope);
    };
    return { id, signUp };
  }

  const signUpsOf = async (event: number): Promise<EventSignUp[]> => {
    const where = { event: { equals: event } };
    const sort = ['createdAt', 'id'];
    return (await payload.find({ collection: 'event-sign-ups', where, sort, ...findAllOptions }))
      .docs;
  };
  const named = async (event: number, place: EventSignUp['place']) =>
    (await signUpsOf(event)).filter((one) => one.place === place).map(({ name }) => name);
  /** Returns the mails to an address, oldest first. */
  const mailsTo = async (to: string): Promise<Mail[]> => {
    const where = { to: { equals: to } };
    return (
      await payload.find({ collection: 'mails', where, sort: 'createdAt', ...findAllOptions })
    ).docs;
  };
  return { openEvent, signUpsOf, named, mailsTo };
}

/** Returns the token of a mail's cancellation link. */
export const cancelToken = (mail: Mail | undefined) =>
  /\/anmeldung\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

import type { Payload, Where } from 'payload';
import { hire } from '../../staff/hire.ts';
import { clientOf, cookieOfLogin, inProcess } from '../rest-client.ts';

/** What an edit is done with; `a` and `b` choose among what there is, `locale` names the country or the language that is edited. */
export interface Chance {
  a: number;
  b: number;
  locale: 'de' | 'pl';
  word: string;
}

export type Edit = (chance: Chance) => Promise<unknown>;
export type Data = Record<string, unknown>;
export type Desk = Awaited<ReturnType<typeof openDesk>>;

const origin = 'http://localhost:3001';

export const administrator = { email: 'storm@oilway.example', password: 'correct horse battery' };

/** The studio's interface on this database, as its administrator asks it. */
export async function openDesk(payload: Payload) {
  await hire(payload, { ...administrator, name: 'Storm', role: 'admin' });
  const reach = inProcess(payload);
  const { cookie } = await cookieOfLogin(origin, administrator, reach);
  const client = clientOf(origin, [], reach, cookie);

  async function ask(method: string, path: string, body?: Data | FormData): Promise<Data> {
    const { body: answer, status, text } = await client(method, path, body);
    if (status >= 400) throw new Refusal(status, `${method} ${path}: ${text}`);
    return (answer ?? {}) as Data;
  }

  const idsOf = async (collection: string, where: Where = {}): Promise<number[]> => {
    const all = { collection: collection as 'pages', depth: 0, select: {}, sort: 'id', where };
    const { docs } = await payload.find({ ...all, limit: 0, pagination: false });
    return docs.map(({ id }) => id);
  };
  const one = async (collection: string, at: number, where?: Where) => {
    const ids = await idsOf(collection, where);
    return ids[at % Math.max(ids.length, 1)] ?? 0;
  };
  /** A document of a country. */
  const oneIn = (locale: Chance['locale'], collection: string, at: number) =>
    one(collection, at, { country: { equals: locale } });
  const some = async (collection: string, { a, b }: Chance) =>
    `where[id][in]=${await one(collection, a)},${await one(collection, b)}`;
  const patch = (collection: string, id: number, body: Data | FormData, query = '') =>
    ask('PATCH', `/${collection}/${id}?depth=0${query}`, body);

  return { payload, ask, idsOf, one, oneIn, some, patch };
}

export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** @returns why something was refused. @throws every other error. */
export function refused(error: unknown): string {
  const { message, status = 500 } = error as Error & { status?: number };
  if (isOfGoneJob(error as Error)) return 'the job went with its document while it ran';
  if (status >= 500) throw new Error(message, { cause: error });
  return message;
}

/** Payload's own: it notes the failure of a job whose row went with its document meanwhile. `jobs/loop.ts` logs it and goes on. */
const isOfGoneJob = ({ stack = '' }: Error): boolean =>
  stack.includes('jobAfterRead') && stack.includes('handleWorkflowError');

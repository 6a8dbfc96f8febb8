import type { Payload, Where } from 'payload';
import { createStaffAccount } from '../../staff/create-staff-account.ts';
import { clientOf, inProcess, logInForCookie } from '../rest-client.ts';

/** The random input of an edit: `a` and `b` select existing documents, `locale` the edited country or language. */
export interface EditInput {
  a: number;
  b: number;
  locale: 'de' | 'pl';
  word: string;
}

export type Edit = (chance: EditInput) => Promise<unknown>;
export type Data = Record<string, unknown>;
export type StudioClient = Awaited<ReturnType<typeof openStudioClient>>;

const origin = 'http://localhost:3001';

export const administrator = { email: 'storm@oilway.example', password: 'correct horse battery' };

/** Returns a client of the studio's API on this database, logged in as an administrator. */
export async function openStudioClient(payload: Payload) {
  await createStaffAccount(payload, { ...administrator, name: 'Storm', role: 'admin' });
  const transport = inProcess(payload);
  const { cookie } = await logInForCookie(origin, administrator, transport);
  const client = clientOf(origin, [], transport, cookie);

  async function ask(method: string, path: string, body?: Data | FormData): Promise<Data> {
    const { body: answer, status, text } = await client(method, path, body);
    if (status >= 400) throw new RequestRefused(status, `${method} ${path}: ${text}`);
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
  /** Returns a document of a country. */
  const oneIn = (locale: EditInput['locale'], collection: string, at: number) =>
    one(collection, at, { country: { equals: locale } });
  const some = async (collection: string, { a, b }: EditInput) =>
    `where[id][in]=${await one(collection, a)},${await one(collection, b)}`;
  const patch = (collection: string, id: number, body: Data | FormData, query = '') =>
    ask('PATCH', `/${collection}/${id}?depth=0${query}`, body);

  return { payload, ask, idsOf, one, oneIn, some, patch };
}

export class RequestRefused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** @returns the reason of a refusal. @throws every other error. */
export function refusalReason(error: unknown): string {
  const { message, status = 500 } = error as Error & { status?: number };
  if (isDeletedJobError(error as Error)) return 'the job went with its document while it ran';
  if (status >= 500) throw new Error(message, { cause: error });
  return message;
}

/** Returns whether Payload failed to update a job whose row was deleted with its document. `jobs/leader.ts` logs it and continues. */
const isDeletedJobError = ({ stack = '' }: Error): boolean =>
  stack.includes('jobAfterRead') && stack.includes('handleWorkflowError');

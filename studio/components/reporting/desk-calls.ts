import type {
  Report,
  ReportDeletion,
  ReportingKey,
  ReportMessage,
} from '@oilway/content/payload-types.ts';
import { recipientsOf } from '@oilway/store/reporting/fingerprints.ts';
import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import { type Letter, open, seal } from '@oilway/store/reporting/sealing.ts';
import { judge, type KeyBook } from './key-book.ts';

/** A case in the list. */
export type DeskCase = Report & {
  /** Whether the last message is the reporter's. */
  unanswered: boolean;
};

/** A decrypted message of a case; undefined if the current key cannot decrypt it. */
export type Opened = Omit<ReportMessage, 'sealed'> & { letter: Letter | undefined };

/** The actions that send a message to the reporter. */
type AnsweringAct = 'acknowledge' | 'answer' | 'feedback';
type SilentAct = 'close' | 'spam' | 'notSpam' | 'deleteSpam';
export type Act = AnsweringAct | SilentAct;

export const isAnswer = (act: Act): act is AnsweringAct =>
  act === 'acknowledge' || act === 'answer' || act === 'feedback';

/** An officer, or a former one whose key is still in use. */
export interface Officer {
  id: number;
  name: string;
  left: boolean;
}

/** Client of the reporting endpoints. Encrypts all messages before sending them. */
export class DeskCalls {
  readonly #api: string;

  /** @param api base URL of the studio's API. */
  constructor(api: string) {
    this.#api = api;
  }

  keys(): Promise<ReportingKey[]> {
    return this.#list<ReportingKey>('reporting-keys');
  }

  /** Returns the key log after verifying it. */
  async book(): Promise<KeyBook> {
    return judge(await this.#counted());
  }

  /** Appends an entry signed in this browser to the log. @throws when another entry came first, or the entry is refused. */
  async sign({ signature, statement }: KeyLogEntry): Promise<void> {
    await this.#ask('reporting-keys/log', { statement, signature });
  }

  /** Stores the verification key of an own key from before the log existed. */
  async keepSigning(signing: string): Promise<void> {
    await this.#ask('reporting-keys/signing', { signing });
  }

  /**
   * Stores one's own public key, which then awaits its signature.
   * @param replaced the id of the replaced key; an earlier attempt may already have deleted it.
   */
  async addKey(
    key: { recipient: string; signing: string; wrapped: string },
    replaced?: string,
  ): Promise<void> {
    if (replaced !== undefined && (await this.keys()).some(({ id }) => id === replaced))
      await this.#ask(`reporting-keys/${encodeURIComponent(replaced)}`, undefined, 'DELETE');
    await this.#ask('reporting-keys', { kind: 'handler', ...key });
  }

  async cases(): Promise<DeskCase[]> {
    const reports = await this.#list<Report>('reports');
    const heads = 'select[report]=true&select[direction]=true&select[number]=true';
    const messages = await this.#list<ReportMessage>('report-messages', `&sort=number&${heads}`);
    const last = new Map(messages.map(({ direction, report }) => [report, direction]));
    return reports
      .map((report) => ({ ...report, unanswered: last.get(report.id) === 'fromReporter' }))
      .sort((one, other) => other.day.localeCompare(one.day));
  }

  async messages(report: string, identity: string): Promise<Opened[]> {
    const where = `&sort=number&where[report][equals]=${encodeURIComponent(report)}`;
    const found = await this.#list<ReportMessage>('report-messages', where);
    return Promise.all(
      found.map(async ({ sealed, ...message }) => ({
        ...message,
        letter: await open(sealed, identity).catch(() => undefined),
      })),
    );
  }

  /**
   * Encrypts a reply for every officer of the log, the recovery key and the reporter.
   * @throws when the log does not extend the one this browser has stored.
   */
  async answer({ id, recipient }: DeskCase, act: AnsweringAct, text: string): Promise<void> {
    const { goesOn, state } = await this.book();
    if (!goesOn || !state) throw new Error('the log of keys is not the one that was known');
    const sealed = await seal({ text }, [...recipientsOf(state.set), recipient]);
    await this.#ask(`reports/${id}/act`, { act, sealed });
  }

  async act({ id }: DeskCase, act: SilentAct): Promise<void> {
    await this.#ask(`reports/${id}/act`, { act });
  }

  /** Returns the deleted spam cases, latest first. */
  deletions(): Promise<ReportDeletion[]> {
    return this.#list<ReportDeletion>('report-deletions', '&sort=-deletedOn');
  }

  #counted(): Promise<Parameters<typeof judge>[0]> {
    return this.#ask('reporting-keys/counted') as Promise<Parameters<typeof judge>[0]>;
  }

  async #list<Doc>(collection: string, query = ''): Promise<Doc[]> {
    const found = await this.#ask(`${collection}?limit=0&pagination=false&depth=0${query}`);
    return (found as { docs: Doc[] }).docs;
  }

  async #ask(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
    const answer = await fetch(`${this.#api}/${path}`, {
      credentials: 'include',
      cache: 'no-store',
      method,
      ...(body
        ? {
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }
        : {}),
    });
    if (!answer.ok) throw new Error(`the studio answered ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  }
}

import type {
  Report,
  ReportDeletion,
  ReportingKey,
  ReportMessage,
} from '@oilway/content/payload-types.ts';
import {
  decryptMessage,
  encryptMessage,
  type MessageContent,
} from '@oilway/store/reporting/encryption.ts';
import { recipientsOf } from '@oilway/store/reporting/fingerprints.ts';
import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import { type Keyring, verifyKeyring } from './keyring.ts';

/** A case in the list. */
export type ReportWithStatus = Report & {
  /** Whether the last message is the reporter's. */
  isUnanswered: boolean;
};

/** A decrypted message of a case; undefined if the current key cannot decrypt it. */
export type DecryptedMessage = Omit<ReportMessage, 'sealed'> & {
  content: MessageContent | undefined;
};

/** The actions that send a message to the reporter. */
type ReplyAction = 'acknowledge' | 'answer' | 'feedback';
type StatusAction = 'close' | 'spam' | 'notSpam' | 'deleteSpam';
export type ReportAction = ReplyAction | StatusAction;

export const isReplyAction = (action: ReportAction): action is ReplyAction =>
  action === 'acknowledge' || action === 'answer' || action === 'feedback';

/** An officer, or a former one whose key is still in use. */
export interface Officer {
  id: number;
  name: string;
  isFormer: boolean;
}

/** Client of the reporting endpoints. Encrypts all messages before sending them. */
export class ReportingClient {
  readonly #api: string;

  /** @param api base URL of the studio's API. */
  constructor(api: string) {
    this.#api = api;
  }

  keys(): Promise<ReportingKey[]> {
    return this.#list<ReportingKey>('reporting-keys');
  }

  /** Returns the key log after verifying it. */
  async keyring(): Promise<Keyring> {
    return verifyKeyring(await this.#keyLog());
  }

  /** Appends an entry signed in this browser to the log. @throws when another entry came first, or the entry is refused. */
  async sign({ signature, statement }: KeyLogEntry): Promise<void> {
    await this.#request('reporting-keys/log', { statement, signature });
  }

  /** Stores the verification key of an own key from before the log existed. */
  async storeSigningKey(signing: string): Promise<void> {
    await this.#request('reporting-keys/signing', { signing });
  }

  /**
   * Stores one's own public key, which then awaits its signature.
   * @param replacedId the id of the replaced key; an earlier attempt may already have deleted it.
   */
  async addKey(
    key: { recipient: string; signing: string; wrapped: string },
    replacedId?: string,
  ): Promise<void> {
    if (replacedId !== undefined && (await this.keys()).some(({ id }) => id === replacedId))
      await this.#request(`reporting-keys/${encodeURIComponent(replacedId)}`, undefined, 'DELETE');
    await this.#request('reporting-keys', { kind: 'handler', ...key });
  }

  async reports(): Promise<ReportWithStatus[]> {
    const reports = await this.#list<Report>('reports');
    const fields = 'select[report]=true&select[direction]=true&select[number]=true';
    const messages = await this.#list<ReportMessage>('report-messages', `&sort=number&${fields}`);
    const last = new Map(messages.map(({ direction, report }) => [report, direction]));
    return reports
      .map((report) => ({ ...report, isUnanswered: last.get(report.id) === 'fromReporter' }))
      .sort((one, other) => other.day.localeCompare(one.day));
  }

  async messages(report: string, identity: string): Promise<DecryptedMessage[]> {
    const filter = `&sort=number&where[report][equals]=${encodeURIComponent(report)}`;
    const found = await this.#list<ReportMessage>('report-messages', filter);
    return Promise.all(
      found.map(async ({ sealed, ...message }) => ({
        ...message,
        content: await decryptMessage(sealed, identity).catch(() => undefined),
      })),
    );
  }

  /**
   * Encrypts a reply for every officer of the log, the recovery key and the reporter.
   * @throws when the log does not extend the one this browser has stored.
   */
  async reply(
    { id, recipient }: ReportWithStatus,
    action: ReplyAction,
    text: string,
  ): Promise<void> {
    const { extendsPin, state } = await this.keyring();
    if (!extendsPin || !state)
      throw new Error(
        'the key log does not extend the stored one: check the warning above the keys',
      );
    const sealed = await encryptMessage({ text }, [...recipientsOf(state.keySet), recipient]);
    await this.#request(`reports/${id}/act`, { act: action, sealed });
  }

  async runAction({ id }: ReportWithStatus, action: StatusAction): Promise<void> {
    await this.#request(`reports/${id}/act`, { act: action });
  }

  /** Returns the deleted spam cases, latest first. */
  deletions(): Promise<ReportDeletion[]> {
    return this.#list<ReportDeletion>('report-deletions', '&sort=-deletedOn');
  }

  #keyLog(): Promise<Parameters<typeof verifyKeyring>[0]> {
    return this.#request('reporting-keys/counted') as Promise<Parameters<typeof verifyKeyring>[0]>;
  }

  async #list<Doc>(collection: string, query = ''): Promise<Doc[]> {
    const found = await this.#request(`${collection}?limit=0&pagination=false&depth=0${query}`);
    return (found as { docs: Doc[] }).docs;
  }

  async #request(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
    const response = await fetch(`${this.#api}/${path}`, {
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
    if (!response.ok) throw new Error(`the studio responded with status ${response.status}`);
    return response.status === 204 ? undefined : response.json();
  }
}

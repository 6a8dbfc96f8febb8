import type {
  Report,
  ReportDeletion,
  ReportingKey,
  ReportMessage,
  ReportNote,
} from '@oilway/content/payload-types.ts';
import type { Action } from '@oilway/content/reporting/report-action-endpoint.ts';
import { compareUrgency } from '@oilway/store/reporting/deadlines.ts';
import {
  type ClosingReason,
  decryptMessage,
  encryptMessage,
  isInternal,
  type MessageContent,
} from '@oilway/store/reporting/encryption.ts';
import { recipientsOf } from '@oilway/store/reporting/fingerprints.ts';
import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import { requiresReauthentication } from '../staff/requires-reauthentication.ts';
import { type Keyring, verifyKeyring } from './keyring.ts';

/** A case in the list. */
export type ReportWithStatus = Report & {
  /** Whether the last message is the reporter's. */
  isUnanswered: boolean;
  /** Whether that message is an addition of the reporter to the report. */
  isSupplemented: boolean;
  /** The reason of a closed case, if an unlocked key has decrypted it. */
  closingReason: ClosingReason | undefined;
};

/** A decrypted message or internal note of a case. */
export interface ThreadEntry {
  id: string;
  direction: ReportMessage['direction'] | 'internal';
  day: string;
  /** Undefined if the current key cannot decrypt it. */
  content: MessageContent | undefined;
}

export type ReportAction = Action['act'];

/** An officer, or a former one whose key is still in use. */
export interface Officer {
  id: number;
  name: string;
  email: string;
  isFormer: boolean;
}

/** What the parts of the reporting office are shown for. */
export interface ReportingProps {
  /** Id of the logged-in officer. */
  ownId: number;
  /** All officers, and former ones whose keys are still in use. */
  people: Officer[];
  language: string;
}

const isText = (value: unknown) => typeof value === 'string';
const isOptionalText = (value: unknown) => value === undefined || isText(value);

/** Returns whether a decrypted message has the expected form: a reporter may encrypt anything. */
export function isMessage(content: unknown): content is MessageContent {
  if (typeof content !== 'object' || content === null) return false;
  const { text, appliesTo, attachments = [], contactInformation } = content as MessageContent;
  const base64 = /^[\d+/A-Za-z]*={0,2}$/;
  return (
    isText(text) &&
    [appliesTo, contactInformation].every(isOptionalText) &&
    Array.isArray(attachments) &&
    attachments.every(
      (file) =>
        isText(file?.name) &&
        isText(file.content) &&
        base64.test(file.content) &&
        file.content.length % 4 === 0,
    )
  );
}

/** Returns a decrypted entry. Only notes have an author and a reason: a message of a reporter could pretend to. */
async function decryptEntry(
  sealed: string,
  identity: string,
  direction: ThreadEntry['direction'],
): Promise<MessageContent | undefined> {
  const content = await decryptMessage(sealed, identity).catch(() => undefined);
  if (!isMessage(content)) return undefined;
  if (direction === 'internal') return content;
  const { author: _, closingReason: __, ...message } = content;
  return message;
}

/** The dialog for authentication was cancelled: the request was not executed. */
export class ReauthenticationCancelled extends Error {}

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

  /** Returns the cases, most urgent first; with a key, the reasons of the closed ones too. */
  async reports(identity: string | undefined): Promise<ReportWithStatus[]> {
    const reports = await this.#list<Report>('reports');
    const fields = 'select[report]=true&select[direction]=true&select[number]=true';
    const messages = await this.#list<ReportMessage>('report-messages', `&sort=number&${fields}`);
    const last = new Map(messages.map((message) => [message.report, message]));
    const reasons = identity ? await this.#closingReasons(identity) : undefined;
    return reports
      .map((report) => {
        const { direction, number = 0 } = last.get(report.id) ?? {};
        const isUnanswered = direction === 'fromReporter';
        const closingReason = report.closedOn ? reasons?.get(report.id) : undefined;
        return {
          ...report,
          isUnanswered,
          isSupplemented: isUnanswered && number > 1,
          closingReason,
        };
      })
      .sort(compareUrgency);
  }

  async #closingReasons(identity: string): Promise<Map<string, ClosingReason | undefined>> {
    const filter = '&sort=number&where[kind][equals]=closing';
    const notes = await this.#list<ReportNote>('report-notes', filter);
    const reasons = notes.map(async ({ report, sealed }) => {
      const content = await decryptEntry(sealed, identity, 'internal');
      return [report, content?.closingReason] as const;
    });
    return new Map(await Promise.all(reasons));
  }

  /** Returns the messages of a case and the notes between them, decrypted. */
  async thread(report: string, identity: string): Promise<ThreadEntry[]> {
    const filter = `&sort=number&where[report][equals]=${encodeURIComponent(report)}`;
    const [messages, notes] = await Promise.all([
      this.#list<ReportMessage>('report-messages', filter),
      this.#list<ReportNote>('report-notes', filter),
    ]);
    const rows = messages.flatMap(({ number, ...message }) => [
      { ...message, number },
      ...notes
        .filter(({ afterMessage }) => afterMessage === number)
        .map((note) => ({ ...note, direction: 'internal' as const })),
    ]);
    return Promise.all(
      rows.map(async ({ day, direction, id, sealed }) => ({
        ...{ day, direction, id },
        content: await decryptEntry(sealed, identity, direction),
      })),
    );
  }

  /** Performs an action; a reply is encrypted for the reporter too, a note for the officers only. */
  async runAction(
    { id, recipient }: ReportWithStatus,
    action: ReportAction,
    content: MessageContent | undefined,
  ): Promise<void> {
    const reporters = isInternal(action) ? [] : [recipient];
    const sealed = content && (await this.#seal(content, reporters));
    await this.#request(`reports/${id}/act`, { act: action, sealed });
  }

  /**
   * Encrypts a message for every officer of the log, the recovery key and others.
   * @throws when the log does not extend the one this browser has stored.
   */
  async #seal(content: MessageContent, others: readonly string[]): Promise<string> {
    const { extendsPin, state } = await this.keyring();
    if (!extendsPin || !state)
      throw new Error(
        'the key log does not extend the stored one: check the warning above the keys',
      );
    return encryptMessage(content, [...recipientsOf(state.keySet), ...others]);
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
    if (await requiresReauthentication(response)) throw new ReauthenticationCancelled();
    if (!response.ok) throw new Error(`the studio responded with status ${response.status}`);
    return response.status === 204 ? undefined : response.json();
  }
}

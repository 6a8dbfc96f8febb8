import type {
  Report,
  ReportDeletion,
  ReportingKey,
  ReportMessage,
} from '@oilway/content/payload-types.ts';
import { type Letter, open, seal } from '@oilway/store/reporting/sealing.ts';

/** A case as the list shows it. */
export type DeskCase = Report & {
  /** The last word is the reporter's. */
  unanswered: boolean;
};

/** A message of a case; undefined what the key at hand can't open. */
export type Opened = Omit<ReportMessage, 'sealed'> & { letter: Letter | undefined };

/** What says something to the reporter, and what does not. */
type AnsweringAct = 'acknowledge' | 'answer' | 'feedback';
type SilentAct = 'close' | 'spam' | 'notSpam' | 'deleteSpam';
export type Act = AnsweringAct | SilentAct;

export const isAnswer = (act: Act): act is AnsweringAct =>
  act === 'acknowledge' || act === 'answer' || act === 'feedback';

export interface Officer {
  id: number;
  name: string;
}

/** The calls of the desk. Whatever goes to the studio is sealed here. */
export class DeskCalls {
  readonly #api: string;

  /** @param api address of the studio's interface. */
  constructor(api: string) {
    this.#api = api;
  }

  keys(): Promise<ReportingKey[]> {
    return this.#list<ReportingKey>('reporting-keys');
  }

  /**
   * @param replaced the id of the key whose place it takes: one's own or the recovery key, which are the only ones that
   * the studio lets go. It may be gone already, where an earlier try got no further.
   */
  async addKey(
    key: Pick<ReportingKey, 'kind' | 'recipient'> & { wrapped?: string },
    replaced?: string,
  ): Promise<void> {
    if (replaced !== undefined && (await this.keys()).some(({ id }) => id === replaced))
      await this.#ask(`reporting-keys/${encodeURIComponent(replaced)}`, undefined, 'DELETE');
    await this.#ask('reporting-keys', key);
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

  /** Seals an answer to every handler, the recovery key and the reporter. */
  async answer({ id, recipient }: DeskCase, act: AnsweringAct, text: string): Promise<void> {
    const counted = (await this.#ask('reporting-keys/counted')) as { recipients: string[] };
    const sealed = await seal({ text }, [...counted.recipients, recipient]);
    await this.#ask(`reports/${id}/act`, { act, sealed });
  }

  async act({ id }: DeskCase, act: SilentAct): Promise<void> {
    await this.#ask(`reports/${id}/act`, { act });
  }

  /** What was deleted as spam, the latest first. */
  deletions(): Promise<ReportDeletion[]> {
    return this.#list<ReportDeletion>('report-deletions', '&sort=-deletedOn');
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

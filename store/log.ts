import { type DestinationStream, pino } from 'pino';
import { requestScope } from './requests.ts';

/** What the log tells of an error. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  /** The places in the code, one a line. */
  stack?: string;
  cause?: LoggedError;
}

/** SQLSTATE (PostgreSQL's manual, appendix A). */
const state = /^[0-9A-Z]{5}$/;

/**
 * An error without a value that somebody sent or that is stored. Those who talk to the database tell all parameters of what
 * failed: whole mails, hashes, links that open an account. PostgreSQL quotes values in its words, so its errors are
 * told by their code; of other errors everything but their words, code and places is left out.
 */
export function loggedError(error: unknown): LoggedError | undefined {
  if (error === undefined || error === null) return undefined;
  if (!(error instanceof Error))
    return { type: typeof error, message: 'what was thrown is no error' };
  const { cause, code } = error as Error & { code?: unknown };
  const caused = loggedError(cause);
  return {
    type: error.constructor.name,
    message: wordsOf(error),
    ...(typeof code === 'string' && { code }),
    // A refusal is no fault of the code that it is thrown by.
    ...(!isRefusal(error) && { stack: placesOf(error) }),
    ...(caused && { cause: caused }),
  };
}

const placesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const isRefusal = (error: Error & { status?: unknown }) =>
  typeof error.status === 'number' && error.status < 500;

/** Whether a client closed its connection before all of its request was sent: Node gives this error to all that read the body. */
const isAbortedRequest = (error: Error & { code?: unknown }): boolean =>
  (error.code === 'ECONNRESET' && /\babortIncoming\b/.test(error.stack ?? '')) ||
  (error.cause instanceof Error && isAbortedRequest(error.cause));

function wordsOf(error: Error): string {
  const { code, constraint, message, status, table } = error as Error & Record<string, unknown>;
  if (typeof code === 'string' && state.test(code) && 'severity' in error)
    return ['the database refused it', table, constraint].filter(Boolean).join(' ');
  // What somebody is told of what they sent may quote it.
  if (isRefusal(error)) return `refused with ${status}`;
  // Drizzle puts the query and its parameters into the message.
  return /^Failed query:/.test(String(message)) ? 'a query failed' : String(message);
}

/** As pino counts levels. */
const debug = 20;
const info = 30;

/** Pino and Payload repeat an error's own words beside it. */
function wordsBeside(err: Error, said: unknown): string {
  const quoted = [err, err.cause].some(
    (one) => one instanceof Error && String(said).includes(one.message),
  );
  return typeof said === 'string' && !quoted ? said : 'an error was met';
}

/** One JSON line an event, with its time in milliseconds, to the standard output unless it is to go elsewhere. */
export const makeLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      // Which request it is about; a log of one request has said so already.
      mixin(_line, _level, log) {
        const { id: reqId, span } = requestScope.getStore() ?? {};
        return {
          ...(reqId !== undefined && !('reqId' in log.bindings()) && { reqId }),
          ...(span && { trace_id: span.traceId }),
        };
      },
      // Payload tells the whole row of a job that failed, with what earlier tries said.
      serializers: {
        err: loggedError,
        job: ({ id, taskSlug }) => ({ id, taskSlug }),
      },
      hooks: {
        logMethod(args, method, level) {
          const [first, words] = args;
          const told = (first instanceof Error ? { err: first } : first) as unknown;
          const { err, msg, ...rest } = (told ?? {}) as { err?: unknown; msg?: unknown };
          if (err instanceof Error && level > debug && isAbortedRequest(err))
            this.debug({ ...rest, err }, 'the client broke off its request');
          // Payload knows by their names which errors are mere refusals, and a build shortens the names.
          else if (err instanceof Error && isRefusal(err) && level > info)
            this.info({ ...rest, err }, wordsBeside(err, words ?? msg));
          else if (err instanceof Error)
            method.call(this, { ...rest, err }, wordsBeside(err, words ?? msg));
          else method.apply(this, args);
        },
      },
    },
    destination,
  );

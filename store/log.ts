import { type DestinationStream, pino } from 'pino';
import { requestContext } from './request-context.ts';

/** The logged fields of an error. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  /** The stack frames, one per line. */
  stack?: string;
  cause?: LoggedError;
}

/** SQLSTATE (PostgreSQL's manual, appendix A). */
const state = /^[0-9A-Z]{5}$/;

/**
 * Returns an error without user input or stored values. Database drivers include all parameters of a failed statement: complete mails, hashes, links
 * that open an account. PostgreSQL quotes values in its messages, so its errors are logged by their code; of other errors only message, code and
 * stack frames are logged.
 */
export function loggedError(error: unknown): LoggedError | undefined {
  if (error === undefined || error === null) return undefined;
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an error was thrown' };
  const { cause, code } = error as Error & { code?: unknown };
  const caused = loggedError(cause);
  return {
    type: error.constructor.name,
    message: safeMessage(error),
    ...(typeof code === 'string' && { code }),
    // A rejected request needs no stack trace.
    ...(!isClientError(error) && { stack: placesOf(error) }),
    ...(caused && { cause: caused }),
  };
}

const placesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const isClientError = (error: Error & { status?: unknown }) =>
  typeof error.status === 'number' && error.status < 500;

/** Returns whether a client closed its connection before its request was complete; Node raises this error for every reader of the body. */
const isAbortedRequest = (error: Error & { code?: unknown }): boolean =>
  (error.code === 'ECONNRESET' && /\babortIncoming\b/.test(error.stack ?? '')) ||
  (error.cause instanceof Error && isAbortedRequest(error.cause));

function safeMessage(error: Error): string {
  const { code, constraint, message, status, table } = error as Error & Record<string, unknown>;
  if (typeof code === 'string' && state.test(code) && 'severity' in error)
    return ['the database rejected the statement', table, constraint].filter(Boolean).join(' ');
  // The message of a 4xx error may quote the request.
  if (isClientError(error)) return `rejected with ${status}`;
  // Drizzle puts the query and its parameters into the message.
  return /^Failed query:/.test(String(message)) ? 'a query failed' : String(message);
}

/** pino's number of the level. */
const debug = 20;
const info = 30;

/** Returns the log message; a fixed text where it repeats the error's own message, as pino's and Payload's messages do. */
function messageBeside(err: Error, message: unknown): string {
  const quoted = [err, err.cause].some(
    (one) => one instanceof Error && String(message).includes(one.message),
  );
  return typeof message === 'string' && !quoted ? message : 'an error occurred';
}

/** Returns a logger that writes one JSON line per event, with its time in milliseconds, to the standard output or to `destination`. */
export const makeLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      // Adds the request id, unless a request's child logger has it already.
      mixin(_line, _level, log) {
        const { id: reqId, span } = requestContext.getStore() ?? {};
        return {
          ...(reqId !== undefined && !('reqId' in log.bindings()) && { reqId }),
          ...(span && { trace_id: span.traceId }),
        };
      },
      // Payload logs the whole row of a failed job, with the messages of earlier attempts.
      serializers: {
        err: loggedError,
        job: ({ id, taskSlug }) => ({ id, taskSlug }),
      },
      hooks: {
        logMethod(args, method, level) {
          const [first, message] = args;
          const fields = (first instanceof Error ? { err: first } : first) as unknown;
          const { err, msg, ...rest } = (fields ?? {}) as { err?: unknown; msg?: unknown };
          if (err instanceof Error && level > debug && isAbortedRequest(err))
            this.debug({ ...rest, err }, 'the client aborted its request');
          // Payload recognizes refusals by the error's class name, which a build minifies.
          else if (err instanceof Error && isClientError(err) && level > info)
            this.info({ ...rest, err }, messageBeside(err, message ?? msg));
          else if (err instanceof Error)
            method.call(this, { ...rest, err }, messageBeside(err, message ?? msg));
          else method.apply(this, args);
        },
      },
    },
    destination,
  );

import { TooBusyError } from '@oilway/store/semaphore.ts';

/** Failure codes with their HTTP status; `messages.ts` has their texts. */
const statuses = {
  wrongLogin: 401,
  wrongPassword: 400,
  notConfirmed: 400,
  wrongPasskey: 401,
  passkeyFailed: 400,
  tooManyPasskeys: 400,
  wait: 429,
  busy: 503,
  invalid: 400,
  link: 400,
  loggedOut: 401,
  foreign: 403,
  failed: 500,
} as const;

export type FailureCode = keyof typeof statuses;

/** A field with its error code. */
export interface FieldProblem {
  name: string;
  code: string;
}

/** A failure of a portal request, independent of language and protocol. */
export class PortalError extends Error {
  override name = 'PortalError';
  readonly code: FailureCode;
  readonly problems: readonly FieldProblem[];
  /** Seconds until a retry can succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    code: FailureCode,
    more: { problems?: readonly FieldProblem[]; retryAfter?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.problems = more.problems ?? [];
    this.retryAfter = more.retryAfter ?? (code === 'busy' ? 5 : undefined);
  }

  get status(): number {
    return statuses[this.code];
  }
}

/** Maps an error to a `PortalError`; returns undefined for server errors. */
export function asPortalError(error: unknown): PortalError | undefined {
  if (error instanceof PortalError) return error;
  if (error instanceof TooBusyError) return new PortalError('busy');
  const { statusCode, status } = error as { statusCode?: number; status?: number };
  const code = status ?? statusCode ?? 500;
  if (code === 403) return new PortalError('foreign');
  return code >= 400 && code < 500 ? new PortalError('invalid') : undefined;
}

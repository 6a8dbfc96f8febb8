import pg from 'pg';
import type { OpenSpan } from '../open-span.ts';
import { requestContext } from '../request-context.ts';
import { isUntraced } from './untraced.ts';

/** A statement's operation and table. */
const operationPattern = /^\s{0,100}(select|insert|update|delete|begin|commit|rollback|with)\b/i;
const tablePattern = /\b(?:from|into|update)\s{1,100}(?:"?\w{1,63}"?\.)?"?([a-z_]\w{0,62})/i;

/** String literals and other text that may contain words that are no table names. */
const quoted = /'[^']*(?:'|$)/g;
const ambiguousText = /\\|\$\$|--|\/\*/;

type QueryMethod = (this: unknown, ...given: unknown[]) => unknown;

/** Creates a child span for each PostgreSQL statement within a span, by patching node-postgres for the whole process. */
export function traceStatements(): void {
  const client = pg.Client.prototype as unknown as { query: QueryMethod };
  const { query } = client;
  client.query = function (...args) {
    const span = startStatementSpan(args[0]);
    if (!span) return query.apply(this, args);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
        span.end({ failed: Boolean(error) });
        callback(error, ...rest);
      };
      return query.apply(this, args);
    }
    const result = query.apply(this, args);
    if (result instanceof Promise)
      result.then(
        () => span.end(),
        () => span.end({ failed: true }),
      );
    return result;
  };
}

function startStatementSpan(query: unknown): OpenSpan | undefined {
  const parent = requestContext.getStore()?.span;
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  if (!parent || typeof text !== 'string') return undefined;
  const statement = operationOf(text);
  return (
    statement &&
    parent.startChild([statement.operation, statement.table].filter(Boolean).join(' '), {
      'db.system.name': 'postgresql',
      'db.operation.name': statement.operation,
      ...(statement.table && { 'db.collection.name': statement.table }),
    })
  );
}

/** Returns the operation and table only: the text of a statement may contain values. @returns undefined for untraced statements. */
export function operationOf(text: string): { operation: string; table?: string } | undefined {
  const [, word] = operationPattern.exec(text) ?? [];
  if (!word || isUntraced(text)) return undefined;
  const [, table] =
    (!ambiguousText.test(text) && tablePattern.exec(text.replaceAll(quoted, ''))) || [];
  return { operation: word.toUpperCase(), ...(table && { table }) };
}

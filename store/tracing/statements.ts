import pg from 'pg';
import type { OpenSpan } from '../open-span.ts';
import { requestScope } from '../requests.ts';
import { isQuiet } from './quiet.ts';

/** A statement's operation and table. */
const operation = /^\s{0,100}(select|insert|update|delete|begin|commit|rollback|with)\b/i;
const target = /\b(?:from|into|update)\s{1,100}(?:"?\w{1,63}"?\.)?"?([a-z_]\w{0,62})/i;

/** String literals and other text that may contain words that are no table names. */
const quoted = /'[^']*(?:'|$)/g;
const unclear = /\\|\$\$|--|\/\*/;

type Query = (this: unknown, ...given: unknown[]) => unknown;

/** Creates a child span for each PostgreSQL statement within a span, by patching node-postgres for the whole process. */
export function traceStatements(): void {
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = function (...given) {
    const span = spanOf(given[0]);
    if (!span) return query.apply(this, given);
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      given[given.length - 1] = (error: unknown, ...rest: unknown[]) => {
        span.end({ failed: Boolean(error) });
        callback(error, ...rest);
      };
      return query.apply(this, given);
    }
    const answer = query.apply(this, given);
    if (answer instanceof Promise)
      answer.then(
        () => span.end(),
        () => span.end({ failed: true }),
      );
    return answer;
  };
}

function spanOf(asked: unknown): OpenSpan | undefined {
  const above = requestScope.getStore()?.span;
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | null)?.text;
  if (!above || typeof text !== 'string') return undefined;
  const named = operationOf(text);
  return (
    named &&
    above.part([named.operation, named.table].filter(Boolean).join(' '), {
      'db.system.name': 'postgresql',
      'db.operation.name': named.operation,
      ...(named.table && { 'db.collection.name': named.table }),
    })
  );
}

/** Returns the operation and table only: the text of a statement may contain values. @returns undefined for untraced statements. */
export function operationOf(text: string): { operation: string; table?: string } | undefined {
  const [, word] = operation.exec(text) ?? [];
  if (!word || isQuiet(text)) return undefined;
  const [, table] = (!unclear.test(text) && target.exec(text.replaceAll(quoted, ''))) || [];
  return { operation: word.toUpperCase(), ...(table && { table }) };
}

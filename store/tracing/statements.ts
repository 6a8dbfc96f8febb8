import pg from 'pg';
import type { OpenSpan } from '../open-span.ts';
import { requestScope } from '../requests.ts';
import { isQuiet } from './quiet.ts';

/** What a statement does, and to which table. */
const operation = /^\s{0,100}(select|insert|update|delete|begin|commit|rollback|with)\b/i;
const target = /\b(?:from|into|update)\s{1,100}(?:"?\w{1,63}"?\.)?"?([a-z_]\w{0,62})/i;

/** Values between quotes, and what else may hold words that are no table. */
const quoted = /'[^']*(?:'|$)/g;
const unclear = /\\|\$\$|--|\/\*/;

type Query = (this: unknown, ...given: unknown[]) => unknown;

/** Makes a part of each statement on PostgreSQL that belongs to a span, of all who use its library in this process. */
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

/** Never the values of a statement, nor how it reads, which may hold some. @returns nothing for what is not told. */
export function operationOf(text: string): { operation: string; table?: string } | undefined {
  const [, word] = operation.exec(text) ?? [];
  if (!word || isQuiet(text)) return undefined;
  const [, table] = (!unclear.test(text) && target.exec(text.replaceAll(quoted, ''))) || [];
  return { operation: word.toUpperCase(), ...(table && { table }) };
}

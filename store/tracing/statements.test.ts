import { expect, test } from 'vitest';
import { operationOf } from './statements.ts';

test.each([
  ['select "id" from "pages" where "title" = $1', { operation: 'SELECT', table: 'pages' }],
  ['  INSERT INTO mails (a) VALUES ($1)', { operation: 'INSERT', table: 'mails' }],
  ['update "public"."mails" set a = $1', { operation: 'UPDATE', table: 'mails' }],
  ['with due as (select 1 from mails) delete', { operation: 'WITH', table: 'mails' }],
  ['BEGIN', { operation: 'BEGIN' }],
  ["select 'from Geheim Street'", { operation: 'SELECT' }],
  ["select E'\\' from geheim', 1 from t", { operation: 'SELECT' }],
  ['select $$ from geheim $$', { operation: 'SELECT' }],
  ['select 1 -- from geheim', { operation: 'SELECT' }],
  ["select 'it''s from geheim', 'from geheim", { operation: 'SELECT' }],
  ["select 1 from 'geheim'", { operation: 'SELECT' }],
  ["delete from t where x = ' from geheim'", { operation: 'DELETE', table: 't' }],
  ["set role 'geheim'", undefined],
  ['geheim', undefined],
  ['', undefined],
  ['select 1 from reports', undefined],
  ['insert into "_Report_x" values (1)', undefined],
  ['select 1 from mails where id in (select id from report_messages)', undefined],
])('summarizes %s as %j', (statement, expected) => {
  expect(operationOf(statement)).toEqual(expected);
});

test('summarizes statements of a million characters within 500 ms', () => {
  const begun = performance.now();
  for (const text of [`select ${'from '.repeat(200_000)}`, `${' '.repeat(1_000_000)}x`])
    operationOf(text);
  expect(performance.now() - begun).toBeLessThan(500);
});

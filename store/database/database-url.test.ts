import { expect, test } from 'vitest';
import { databaseUrlProblem } from './database-url.ts';

test.each([
  'file:/var/lib/oilway/oilway.db',
  'file:oilway, the second.db',
  'postgres://oilway:a%2Cb%2F%40@db.example:5432/oilway',
  'postgresql://db.example/oilway?sslmode=verify-full&sslrootcert=/etc/a,b.pem',
  'postgres://u:p,w@[::1]:5432/oilway',
  'postgres://u:p@/oilway?host=/var/run/postgresql',
  'postgres:///oilway?host=/var/run/postgresql',
  'postgres://%2Fvar%2Frun%2Fpostgresql/oilway',
])('accepts %s', (url) => {
  expect(databaseUrlProblem(url)).toBeUndefined();
});

test.each([
  'postgres://a,b/oilway',
  'postgres://a:5432,b:5433/oilway?target_session_attrs=read-write',
  'postgresql://u:p@a,b,c/oilway',
  'postgres://u:p@[::1],[::2]:5433/oilway',
  'postgres://u@ab@c,d/oilway',
  'postgres://a%2Cb/oilway',
  'postgres://,/oilway',
  'postgres://u:p@/oilway?host=a,b',
  'postgres://a/oilway?host=a%2cb',
  'postgres://a/oilway?hostaddr=10.0.0.1,10.0.0.2',
  'postgres://a/oilway?host=a&port=5432,5433',
  'postgres://a,b',
  'postgres://a,b?x',
  `postgres://${'a,'.repeat(50_000)}b/oilway`,
])('rejects %.60s for naming several hosts', (url) => {
  expect(databaseUrlProblem(url)).toMatch(/^lists several hosts/);
});

test.each([
  'postgres://u:p/w@db.example/oilway',
  'postgres://db.example:port/oilway',
  'postgres://db.example:99999/oilway',
  'postgres://[::1/oilway',
  'postgres://u:hidden-word@ db .example/oilway',
])('rejects the malformed URL %s without repeating it', (url) => {
  expect(databaseUrlProblem(url)).toMatch(/^is not a URL/);
  expect(databaseUrlProblem(url)).not.toContain('hidden-word');
});

test.each(['mysql://a/b', 'postgres://', 'postgres:a', 'file:', ' postgres://a/b', 'a,b'])(
  'rejects %s and names the supported prefixes',
  (url) => {
    expect(databaseUrlProblem(url)).toBe('must begin with postgres:// or file:');
  },
);

import { expect, test } from 'vitest';
import { formatDateTime } from '../components/editing/messages.ts';

test.each([
  ['2026-11-23T22:28:00.000Z', '23:28'],
  ['2026-07-01T22:28:00.000Z', '00:28'],
])('formats %s as %s in the time zone of both countries', (iso, time) => {
  for (const language of ['de', 'pl']) expect(formatDateTime(iso, language)).toContain(time);
});

import { expect, test } from 'vitest';
import { moment } from '../components/editing/messages.ts';

test.each([
  ['2026-11-23T22:28:00.000Z', '23:28'],
  ['2026-07-01T22:28:00.000Z', '00:28'],
])('%s is %s by the clocks of both countries, whatever the machine’s', (iso, time) => {
  for (const language of ['de', 'pl']) expect(moment(iso, language)).toContain(time);
});

import { expect, test } from 'vitest';
import { isMessage } from '../components/reporting/reporting-client.ts';

test('recognizes decrypted messages that cannot be shown', () => {
  const file = { name: '1.jpg', type: 'image/jpeg', content: 'AAAA' };
  for (const message of [{ text: '' }, { text: 'x', appliesTo: 'y', attachments: [file] }])
    expect(isMessage(message)).toBe(true);
  for (const content of [null, 'x', [], {}, { text: { a: 1 } }, { text: 'x', appliesTo: 5 }])
    expect(isMessage(content)).toBe(false);
  for (const attachments of [5, [null], [{ ...file, content: '%%%%' }], [{ ...file, name: 1 }]])
    expect(isMessage({ text: 'x', attachments })).toBe(false);
});

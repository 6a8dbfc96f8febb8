import { makeKey } from '@oilway/content/reporting/handler-key.ts';
import { open, seal } from '@oilway/content/reporting/sealing.ts';
import { expect, test } from 'vitest';
import { sealedFiles } from './attachments.ts';

test('what is sealed of a file says its number and kind, and not what it was called', async () => {
  const key = await makeKey();
  const chosen = [
    { name: '1.jpg', type: 'image/jpeg', content: '/9j/', chosen: 'Jan Nowak, Kalk.jpg' },
    { name: '2.txt', type: 'text/plain', content: 'SmEu', chosen: 'Protokoll.txt' },
  ];
  const letter = await open(
    await seal({ text: '', attachments: sealedFiles(chosen) }, [key.recipient]),
    key.identity,
  );
  expect(letter.attachments).toEqual([
    { name: '1.jpg', type: 'image/jpeg', content: '/9j/' },
    { name: '2.txt', type: 'text/plain', content: 'SmEu' },
  ]);
});

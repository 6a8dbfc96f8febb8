import { safeName } from '@oilway/store/files/safe-name.ts';
import { expect, test } from 'vitest';

test.each([
  ['Satzung.pdf', 'Satzung.pdf'],
  ['C:\\temp\\con.exe', '_con.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['.htaccess', 'attachment.pdf'],
  ['a"\r\nb\u202E.fdp', "a' b.pdf"],
  ['', 'attachment.pdf'],
  ['Zał\u0061\u0328cznik nr 1.PDF', 'Załącznik nr 1.pdf'],
])('the name %j is kept as %j', (name, kept) => {
  expect(safeName(name, '.pdf', 'attachment')).toBe(kept);
});

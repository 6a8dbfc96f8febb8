/**
 * Implements `node commands/common-words.ts <folder>`: generates the list of words common in passwords from the `npm pack` output of
 * @zxcvbn-ts/language-common, -de and -pl (MIT), unpacked into `common`, `de` and `pl` below the folder. The current list was generated from 4.1.3,
 * 3.0.2 and 3.0.2. Run it for newer lists; the packages are not dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { foldDiacritics, trimNonLetters } from '@oilway/store/accounts/password-patterns.ts';
import { minPasswordLength } from '@oilway/store/accounts/password-rules.ts';
import { root } from './processes.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node commands/common-words.ts <folder>');
const read = (file: string): string[] =>
  JSON.parse(readFileSync(join(folder, file.replace('/', '/package/src/')), 'utf8'));

const passwords = read('common/passwords.json').map(foldDiacritics);
const names = ['de/firstnames', 'pl/maleFirstnames', 'pl/femaleFirstnames'];
const words = [
  ...passwords.slice(0, 16_000).map(trimNonLetters),
  ...names.flatMap((file) => read(`${file}.json`)),
  ...['de/lastnames', 'pl/maleLastnames'].flatMap((file) => read(`${file}.json`).slice(0, 500)),
  ...['de', 'pl'].flatMap((language) => read(`${language}/commonWords.json`).slice(0, 10_000)),
].map(foldDiacritics);
const selectedWords = new Set([
  ...words.filter((word) => word.length >= 4),
  ...passwords.filter((word) => word.length >= minPasswordLength),
]);
const packed = deflateRawSync([...selectedWords].sort().join('\n'), { level: 9 }).toString(
  'base64',
);
writeFileSync(
  join(root, 'store/accounts/common-words.ts'),
  `/** What passwords are most often made of, here and in Poland: made by \`commands/common-words.ts\` from the lists of zxcvbn-ts (MIT). */\nexport const packedWords =\n  '${packed}';\n`,
);
console.log(`${selectedWords.size} words, ${packed.length} bytes`);

/**
 * Implements `node commands/lint-words.ts`, a part of `npm run lint`: fails where code, comments or documents use words that name no precise subject,
 * or where an identifier or file has one of the vague names below. docs/contributing.md says which words to use instead.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from './console.ts';
import { root } from './processes.ts';

const self = 'commands/lint-words.ts';
/** Refused in every text. */
const inTexts = ['whoever', 'nobody', 'somebody', 'anybody', 'told'];
/** Refused as a word of an identifier or of a file's name. */
const inNames = [...inTexts, 'asked', 'kept', 'held', 'visit', 'hands', 'furniture'];

/** Matches a word where it stands alone or as a part of a camel-case name. */
const pattern = (words: string[]) =>
  new RegExp(
    `(?<![A-Za-z])(?:${words.join('|')})(?![a-z])|(?:${words.map(capitalized).join('|')})(?![a-z])`,
    'g',
  );
const texts = pattern(inTexts);
const names = pattern(inNames);
const notCode =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.js', '*.css', '*.md', '*.sh', '*.yml'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file && file !== self && !file.startsWith('content/migrations/'));

const found = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const code = /\.tsx?$/.test(file) ? text.replace(notCode, blank) : '';
  return [
    ...matches(file, file.toLowerCase(), names),
    ...matches(file, text, texts),
    ...matches(file, code, names),
  ];
});
for (const line of new Set(found)) print(line);
if (found.length > 0) process.exitCode = 1;

function matches(file: string, text: string, words: RegExp): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(words)].map(([word]) => `${file}:${index + 1}: ${word}`),
    );
}

/** Keeps line numbers. */
function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}

function capitalized(word: string): string {
  return word[0]?.toUpperCase() + word.slice(1);
}

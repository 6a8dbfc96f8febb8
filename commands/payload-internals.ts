/**
 * Implements `node commands/payload-internals.ts [--list]`: counts the lines of `content/` and `studio/` that depend on undocumented behavior of
 * Payload, and fails where a pattern exceeds its limit. docs/payload-internals.md lists for each pattern which public API is missing, and which test
 * fails when Payload changes it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from './console.ts';
import { root } from './processes.ts';

interface Pattern {
  name: string;
  /** A matching line counts once, for the first pattern. A wrapper counts where it is called. */
  line: RegExp;
  /** The searched files; all TypeScript files by default. */
  files?: RegExp;
  /** Lower it with the count. A higher one needs its reason in docs/payload-internals.md. */
  limit: number;
}

/** Members of the adapter that Payload's pages Transactions, Postgres, SQLite, Migrations and Performance document. */
const documentedMembers =
  'beginTransaction|commitTransaction|rollbackTransaction|drizzle|tables|enums|relations|updateOne|updateMany';

/** Payload's own tables, and those it makes of collections. */
const tables = 'payload_\\w+|pages|news|events|locations|staff|mails|audit_log';

const patterns: Pattern[] = [
  {
    name: 'deep imports',
    line: /from '(?:payload\/(?!shared')|@payloadcms\/[\w-]+\/dist)/,
    limit: 0,
  },
  {
    name: 'operations and members without documentation',
    line: /\b\w+Operation\(|isRestoringVersion|\b(?:custom|default)IDType\b|\bgetEnabledNodes\(/,
    limit: 3,
  },
  {
    name: 'the open menu',
    line: /import .*\buseNav\b/,
    limit: 1,
  },
  {
    name: 'adapter replaced',
    line: /this: (?:Adapter|BaseDatabaseAdapter|JobUpdateAdapter)\b|\b(?:instance|db)\.\w+ = |internals\.\w+ \?\?= |operators: \{|'_localeParent'|'_parentID'/,
    files: /^content\/(?:database|jobs)\//,
    limit: 12,
  },
  {
    name: 'adapter used directly',
    line: new RegExp(
      `\\bpayload\\.db\\b(?!\\.(?:${documentedMembers})\\b)|\\{ db \\}|\\bdb as\\b|\\btableNameMap\\.`,
    ),
    limit: 3,
  },
  {
    name: 'session of a request',
    line: /(?<!function )\b(?:sessionOf|getRunningTransaction)\(/,
    limit: 30,
  },
  {
    name: "Payload's tables past it",
    line: new RegExp(`\\b(?:FROM|UPDATE|INTO|ON) (?:${tables})\\b|\\btable\\((?:'|name)`),
    limit: 11,
  },
  {
    name: 'sanitized configuration changed',
    line: /hooks\.\w+\.(?:unshift|push)\(|\bhooks\.\w+ = |\bendpoints\.splice\(|\.(?:endpoints|handler|disableCopyToLocale) = |Object\.assign\(found\.access/,
    limit: 4,
  },
  { name: 'requests cloned', line: /Object\.create\(\w+\)/, limit: 0 },
  {
    name: 'views and calls replaced',
    line: /path: '\/(?:login|logout|forgot|reset|forgot-password|reset-password|refresh-token|unlock|versions\/:id)'|'(?:schedule-publish|copy-data-from-locale)':|\b(?:default|versions?|livePreview): \{ Component|\b(?:Publish|Save|SaveDraft|Preview|Unpublish)Button: /,
    limit: 6,
  },
  { name: 'casts', line: /\bas never\b|\bas unknown as\b/, limit: 6 },
  {
    name: "styles of Payload's markup",
    line: /^[^{@]*[.#](?!oilway)[a-z][\w-]*[^;]*[,{]$/,
    // What the theme overrides in `@layer payload` is documented.
    files: /^(?!studio\/components\/theme\.css).*\.css$/,
    limit: 11,
  },
];

/** Neither tests nor generated files. */
const files = execFileSync('git', ['ls-files', 'content', 'studio'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:css|tsx?)$/.test(file))
  .filter(
    (file) => !/\.test\.|\/test\/|payload-types|migrations\/(?:postgres|sqlite)\//.test(file),
  );

const matches = new Map<Pattern, string[]>(patterns.map((pattern) => [pattern, []]));
for (const file of files) {
  const code = readFileSync(join(root, file), 'utf8');
  for (const [index, line] of code.split('\n').entries()) {
    if (/^\s*(?:\/\/|\/?\*)/.test(line)) continue;
    const pattern = patterns.find(
      (one) => (one.files ?? /\.tsx?$/).test(file) && one.line.test(line),
    );
    if (pattern) matches.get(pattern)?.push(`${file}:${index + 1}: ${line.trim()}`);
  }
}

let total = 0;
for (const [{ limit, name }, places] of matches) {
  total += places.length;
  print(
    `${String(places.length).padStart(5)}  ${name}${places.length > limit ? ` (limit ${limit})` : ''}`,
  );
  if (process.argv.includes('--list')) for (const place of places) print(`         ${place}`);
}
print(`${String(total).padStart(5)}  places that depend on Payload's internals`);
const exceeded = [...matches].filter(([{ limit }, places]) => places.length > limit);
if (exceeded.length > 0) {
  print(
    'Above the limit: use a public API, or explain in docs/payload-internals.md why there is none.',
  );
  process.exitCode = 1;
}

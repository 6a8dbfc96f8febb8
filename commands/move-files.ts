/** Implements `oilway move-files [--from=<url>] --to=<url> [--verify]`: copies images and files from one storage to another. */
import { moveFiles } from '@oilway/store/backup/move-files.ts';
import { openFileStore } from '@oilway/store/files/open-file-store.ts';
import { parseStorageUrl } from '@oilway/store/files/storage-location.ts';
import { exitWithErrors, print } from './console.ts';
import { readOperatorSettings } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const stringOption = { type: 'string' } as const;
const { values } = parseArguments(
  'move-files',
  { from: stringOption, to: stringOption, verify: { type: 'boolean' } },
  0,
  0,
);
if (!values.to) exitWithErrors(['--to is missing', 'See: oilway move-files --help']);
const { dataDir, storage } = readOperatorSettings();
const from = values.from ? openStorageAt('from', values.from) : openFileStore(storage);
const to = openStorageAt('to', String(values.to));
if (from.description === to.description)
  exitWithErrors([`source and target are both ${from.description}`]);
for (const files of [from, to]) {
  const problem = await files.problem();
  if (problem) exitWithErrors([problem]);
}
const begun = performance.now();
const { bytes, copied, skipped, mismatched } = await moveFiles(
  from,
  to,
  values.verify === true,
).catch(exitOnDatabaseError);
if (mismatched.length > 0)
  exitWithErrors(mismatched.map((key) => `${key} differs in ${to.description}`));
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
print(
  `${copied} files copied and read back, ${(bytes / 1_000_000).toFixed(1)} MB in ${seconds} s; ${skipped} existed already${values.verify ? ' and are identical' : ''}`,
);
print(`  from ${from.description}`);
print(`  to ${to.description}`);

function openStorageAt(option: string, url: string) {
  const location = parseStorageUrl({ ...process.env, STORAGE_URL: url }, dataDir);
  if ('problem' in location)
    return exitWithErrors([location.problem.replace('STORAGE_URL', `--${option}`)]);
  return openFileStore(location);
}

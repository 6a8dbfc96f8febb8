/** Implements `oilway move-files [--from=<url>] --to=<url> [--verify]`: copies images and files from one storage to another. */
import { moveFiles } from '@oilway/store/backup/move-files.ts';
import { readStorage } from '@oilway/store/files/location.ts';
import { openFiles } from '@oilway/store/files/open-files.ts';
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { operatorSettings } from './operator-settings.ts';

const one = { type: 'string' } as const;
const { values } = argumentsOf(
  'move-files',
  { from: one, to: one, verify: { type: 'boolean' } },
  0,
  0,
);
if (!values.to) refuse(['--to is missing', 'See: oilway move-files --help']);
const { folder, storage } = operatorSettings();
const from = values.from ? filesAt('from', values.from) : openFiles(storage);
const to = filesAt('to', String(values.to));
if (from.place === to.place) refuse([`both are ${from.place}`]);
for (const files of [from, to]) {
  const problem = await files.problem();
  if (problem) refuse([problem]);
}
const begun = performance.now();
const { bytes, copied, there, wrong } = await moveFiles(from, to, values.verify === true).catch(
  refuseDatabase,
);
if (wrong.length > 0) refuse(wrong.map((key) => `${key} is not the same in ${to.place}`));
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
say(
  `${copied} files copied and read back, ${(bytes / 1_000_000).toFixed(1)} MB in ${seconds} s; ${there} were there ${values.verify ? 'and are the same' : 'already'}`,
);
say(`  from ${from.place}`);
say(`  to ${to.place}`);

function filesAt(option: string, url: string) {
  const location = readStorage({ ...process.env, STORAGE_URL: url }, folder);
  if ('problem' in location)
    return refuse([location.problem.replace('STORAGE_URL', `--${option}`)]);
  return openFiles(location);
}

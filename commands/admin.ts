/** Implements `oilway admin create | reset | unlock`. Its user can already read the database, so it needs no authorization. */
import { unlock } from '@oilway/content/staff/unlock.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import { createPrintedLink } from '@oilway/store/staff/links.ts';
import { exitWithErrors, print } from './console.ts';
import { readSettingsWithDatabase } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const actions = { create, reset, unlock: unlockAccount };

const { positionals } = parseArguments('admin', {}, 2, 3);
const [subcommand = '', email = '', name] = positionals;
const action = Object.hasOwn(actions, subcommand)
  ? actions[subcommand as keyof typeof actions]
  : undefined;
if (!action || (subcommand === 'create') !== (name !== undefined))
  exitWithErrors([`invalid arguments: admin ${positionals.join(' ')}`, 'See: oilway admin --help']);
const settings = readSettingsWithDatabase();
const lines = await action(email, String(name)).catch(exitOnDatabaseError);
for (const line of lines) print(line);
process.exit();

async function openPayload() {
  const { createLocalReq, getLocalI18n, getPayload } = await import('payload');
  const { default: config } = await import('@oilway/content/config');
  const payload = await getPayload({ config, disableOnInit: true });
  payload.logger.level = 'warn';
  // The command's output is English.
  const i18n = await getLocalI18n({ config: payload.config, language: 'en' });
  return { payload, req: await createLocalReq({ req: { i18n } }, payload) };
}

/** Creates an administrator. The invitation is mailed as well where a mail server is configured; the printed link replaces the mailed one. */
async function create(address: string, fullName: string): Promise<string[]> {
  const { payload, req } = await openPayload();
  const { totalDocs } = await payload.count({
    collection: 'staff',
    where: { email: { equals: address.toLowerCase() } },
  });
  if (totalDocs > 0)
    exitWithErrors([
      `a staff account with the address ${address} exists already: see oilway admin reset`,
    ]);
  const data = { email: address, name: fullName, role: 'admin', language: 'de' } as const;
  await payload
    .create({ collection: 'staff', data: { ...data, state: 'invited' }, overrideAccess: true, req })
    .catch(exitOnInputError);
  return reset(address);
}

/** Throws Payload's validation errors of an address or a name, one line per field. */
function exitOnInputError(error: unknown): never {
  const { errors } =
    (error as { data?: { errors?: { path: string; message: string }[] } }).data ?? {};
  if (!errors) throw error;
  exitWithErrors(errors.map(({ message, path }) => `${path}: ${message}`));
}

async function reset(address: string): Promise<string[]> {
  const database = await openDatabase(settings.databaseUrl);
  const link = await createPrintedLink(database, settings.studioOrigin, address);
  await database.close();
  if (!link)
    exitWithErrors([
      `no active or invited staff account has the address ${address}: see oilway admin unlock`,
    ]);
  return [link.href, `The link is valid for ${formatDuration(link.minutes)} and for one use.`];
}

function formatDuration(minutes: number): string {
  return minutes % 1440 === 0 ? `${minutes / 1440} days` : `${minutes} minutes`;
}

async function unlockAccount(address: string): Promise<string[]> {
  const { payload } = await openPayload();
  const unlocked = await unlock(payload, address);
  if (!unlocked) exitWithErrors([`no staff account has the address ${address}`]);
  const { factors, state } = unlocked;
  return [
    factors
      ? 'Passkeys, app and recovery codes are removed, and all sessions have ended.'
      : 'There was no second factor.',
    ...(state === 'active' ? ['The account is active again.'] : []),
    ...(state === 'invited' ? ['The account is reactivated and has a new invitation.'] : []),
  ];
}

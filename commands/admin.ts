/** Implements `oilway admin create | reset | unlock`. Its user can already read the database, so it needs no authorization. */
import { unlock } from '@oilway/content/staff/unlock.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import { printedLink } from '@oilway/store/staff/links.ts';
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { settingsInPlace } from './operator-settings.ts';

const acts = { create, reset, unlock: letIn };

const { positionals } = argumentsOf('admin', {}, 2, 3);
const [what = '', email = '', name] = positionals;
const act = Object.hasOwn(acts, what) ? acts[what as keyof typeof acts] : undefined;
if (!act || (what === 'create') !== (name !== undefined))
  refuse([`admin can't ${positionals.join(' ')}`, 'See: oilway admin --help']);
const settings = settingsInPlace();
const lines = await act(email, String(name)).catch(refuseDatabase);
for (const line of lines) say(line);
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
async function create(address: string, person: string): Promise<string[]> {
  const { payload, req } = await openPayload();
  const { totalDocs } = await payload.count({
    collection: 'staff',
    where: { email: { equals: address.toLowerCase() } },
  });
  if (totalDocs > 0)
    refuse([`somebody in the studio has the address ${address} already: see admin reset`]);
  const data = { email: address, name: person, role: 'admin', language: 'de' } as const;
  await payload
    .create({ collection: 'staff', data: { ...data, state: 'invited' }, overrideAccess: true, req })
    .catch(refuseInput);
  return reset(address);
}

/** Throws Payload's validation errors of an address or a name, one line per field. */
function refuseInput(error: unknown): never {
  const { errors } =
    (error as { data?: { errors?: { path: string; message: string }[] } }).data ?? {};
  if (!errors) throw error;
  refuse(errors.map(({ message, path }) => `${path}: ${message}`));
}

async function reset(address: string): Promise<string[]> {
  const database = await openDatabase(settings.databaseUrl);
  const link = await printedLink(database, settings.studioOrigin, address);
  await database.close();
  if (!link)
    refuse([
      `nobody who works in the studio has the address ${address}, or they were deactivated: see unlock`,
    ]);
  return [link.href, `It holds for ${spanOf(link.minutes)} and once.`];
}

function spanOf(minutes: number): string {
  return minutes % 1440 === 0 ? `${minutes / 1440} days` : `${minutes} minutes`;
}

async function letIn(address: string): Promise<string[]> {
  const { payload } = await openPayload();
  const unlocked = await unlock(payload, address);
  if (!unlocked) refuse([`nobody in the studio has the address ${address}`]);
  const { factors, state } = unlocked;
  return [
    factors
      ? 'Passkeys, app and recovery codes are gone, and all sessions have ended.'
      : 'There was no second factor.',
    ...(state === 'active' ? ['Who was deactivated may log in again.'] : []),
    ...(state === 'invited' ? ['Who was deactivated was invited anew.'] : []),
  ];
}

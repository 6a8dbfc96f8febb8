/** Run in a process of its own: migrates and fills the database of the journeys and makes their logins. */
import { getPayload } from 'payload';
import { prepare } from '../commands/prepare.ts';
import { logins } from './logins.ts';

await prepare({ demo: true, report: () => undefined });
const { default: config } = await import('@oilway/content/config');
// A key of its own: preparing has closed the instance that is kept under the usual one.
const payload = await getPayload({ config, disableOnInit: true, key: 'logins' });
for (const login of Object.values(logins)) {
  await payload.create({
    collection: 'staff',
    overrideAccess: true,
    data: { ...login, name: login.role },
  });
}
await payload.destroy();
process.exit(0);

/**
 * Implements `npm run test:cluster`: tests several hosts with their services on this machine, and point-in-time recovery (`cluster/`). Words after
 * `--` select tests by name; `--upgrade-from=<ref>` tests the upgrade from an earlier version instead.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from './console.ts';
import { root } from './processes.ts';
import { installClusterServices, postgres } from './requirements.ts';

const { positionals, values } = parseArgs({
  options: { 'upgrade-from': { type: 'string' } },
  allowPositionals: true,
});
const upgradeFrom = values['upgrade-from'];
await installClusterServices();
const env = {
  ...process.env,
  POSTGRES_BIN: await postgres(),
  NEXT_TELEMETRY_DISABLED: '1',
  ...(upgradeFrom ? { UPGRADE_FROM: upgradeFrom } : {}),
};
const filter = positionals.length > 0 ? ['-t', positionals.join(' ')] : [];
const args = ['run', '--config', 'cluster/vitest.config.ts', '--reporter=verbose', ...filter];
const files = upgradeFrom ? ['upgrade.test'] : ['cluster.test', 'point-in-time.test'];
print(upgradeFrom ? `Upgrading from ${upgradeFrom}` : 'Several hosts');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), ...args, ...files],
  { cwd: root, env, stdio: 'inherit' },
);
process.exit(status ?? 1);

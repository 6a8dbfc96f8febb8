/**
 * Implements `npm run test:cluster`: tests several hosts with their services on this machine, and point-in-time recovery (`cluster/`). Words after
 * `--` select tests by name; `--upgrade-from=<ref>` tests the upgrade from an earlier version instead.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from './console.ts';
import { root } from './processes.ts';
import { clusterEngines, postgres } from './requirements.ts';

const { positionals, values } = parseArgs({
  options: { 'upgrade-from': { type: 'string' } },
  allowPositionals: true,
});
const from = values['upgrade-from'];
await clusterEngines();
const env = {
  ...process.env,
  POSTGRES_BIN: await postgres(),
  NEXT_TELEMETRY_DISABLED: '1',
  ...(from ? { UPGRADE_FROM: from } : {}),
};
const filter = positionals.length > 0 ? ['-t', positionals.join(' ')] : [];
const args = ['run', '--config', 'cluster/vitest.config.ts', '--reporter=verbose', ...filter];
const files = from ? ['upgrade.test'] : ['cluster.test', 'point-in-time.test'];
say(from ? `Upgrading from ${from}` : 'Many hosts');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), ...args, ...files],
  { cwd: root, env, stdio: 'inherit' },
);
process.exit(status ?? 1);

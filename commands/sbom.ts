/**
 * Implements `npm run sbom`: writes the product's dependencies to `sbom.cdx.json` (CycloneDX 1.5) and checks them for known vulnerabilities.
 * Fails on a high or critical one. Prints a notice and passes when the registry is unavailable.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { exitWithErrors, print } from './console.ts';
import { root } from './processes.ts';

const file = 'sbom.cdx.json';
const components = z.object({ components: z.array(z.object({ name: z.string() })) });
const levels = ['critical', 'high', 'moderate', 'low'] as const;
const audit = z.object({
  metadata: z.object({
    vulnerabilities: z.object(Object.fromEntries(levels.map((level) => [level, z.number()]))),
  }),
});

const sbom = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev');
writeFileSync(join(root, file), sbom);
print(`${components.parse(JSON.parse(sbom)).components.length} packages: ${file}`);

const auditReport = audit.safeParse(JSON.parse(npm('audit', '--json', '--omit', 'dev') || '{}'));
if (auditReport.success) {
  const found = auditReport.data.metadata.vulnerabilities;
  const summary = levels.map((level) => `${found[level]} ${level}`).join(', ');
  if ((found.critical ?? 0) + (found.high ?? 0) > 0)
    exitWithErrors([`known vulnerabilities in packages: ${summary}; see npm audit --omit=dev`]);
  print(`Known vulnerabilities: ${summary}`);
} else print('The registry is unavailable: known vulnerabilities were not checked');

/** Returns npm's output. `npm audit` exits with a code other than 0 when it finds something. */
function npm(...args: string[]): string {
  const { error, stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (error) throw error;
  return stdout;
}

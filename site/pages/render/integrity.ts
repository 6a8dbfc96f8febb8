import { createHash } from 'node:crypto';

/** An entry of the build's manifest, as far as it names other scripts. */
export interface ManifestScript {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Subresource Integrity of the scripts on pages that take reports. */
export interface ScriptIntegrity {
  /** By the path of the script: `sha256-` and its digest in base64. */
  digests: Readonly<Record<string, string>>;
  /** The text of the import map: it covers static and dynamic imports. */
  importMap: string;
}

/** Modules of member pages and examples. The header `integrity-policy` blocks them on pages that take reports. */
const excludedModules = /features\/(members|library)\/|development\//;

/**
 * Returns the digests of all scripts that pages that take reports may request.
 * @param bytesOf a file of the build, by its name in the manifest.
 */
export function integrityOf(
  manifest: Readonly<Record<string, ManifestScript>>,
  bytesOf: (file: string) => Uint8Array,
): ScriptIntegrity {
  const names = reachableModules(manifest, ['behaviours/head-script.ts', 'browser.ts']);
  const files = names.flatMap((name) => manifest[name]?.file ?? []).sort();
  const scripts = files.filter((file) => file.endsWith('.js'));
  const digests = Object.fromEntries(scripts.map((file) => [`/${file}`, digestOf(bytesOf(file))]));
  return { digests, importMap: JSON.stringify({ integrity: digests }) };
}

/** Returns a digest as in `integrity` attributes and the CSP. */
export function digestOf(bytes: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

function reachableModules(
  manifest: Readonly<Record<string, ManifestScript>>,
  entries: readonly string[],
): string[] {
  const found = new Set(entries);
  // The iteration includes entries that are added during it.
  for (const name of found) {
    const { dynamicImports = [], imports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports])
      if (!excludedModules.test(next)) found.add(next);
  }
  return [...found];
}

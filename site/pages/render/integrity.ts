import { createHash } from 'node:crypto';

/** An entry of the build's manifest, as far as it names other scripts. */
export interface ManifestScript {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** What a browser is told of the scripts of a page that takes reports. */
export interface ScriptIntegrity {
  /** By the address of the script: `sha256-` and its digest in base64. */
  of: Readonly<Record<string, string>>;
  /** The text of the import map: what is imported, at once or later, is held to it too. */
  importMap: string;
}

/** What stands on a member's page only, or among the examples. The header `integrity-policy` keeps it from running where reports are taken. */
const neverThere = /features\/(members|library)\/|development\//;

/**
 * Of every script that can be asked for from a page that takes reports.
 * @param bytesOf a file of the build, by its name in the manifest.
 */
export function integrityOf(
  manifest: Readonly<Record<string, ManifestScript>>,
  bytesOf: (file: string) => Uint8Array,
): ScriptIntegrity {
  const names = reached(manifest, ['behaviours/first.ts', 'browser.ts']);
  const files = names.flatMap((name) => manifest[name]?.file ?? []).sort();
  const scripts = files.filter((file) => file.endsWith('.js'));
  const of = Object.fromEntries(scripts.map((file) => [`/${file}`, digestOf(bytesOf(file))]));
  return { of, importMap: JSON.stringify({ integrity: of }) };
}

/** As `integrity` and a policy write it. */
export function digestOf(bytes: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

function reached(
  manifest: Readonly<Record<string, ManifestScript>>,
  begun: readonly string[],
): string[] {
  const found = new Set(begun);
  // A set that grows is gone through to its new end.
  for (const name of found) {
    const { dynamicImports = [], imports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!neverThere.test(next)) found.add(next);
  }
  return [...found];
}

/** A longer path is no typed or linked URL. */
const maxPathLength = 500;

/** Punctuation, quotes, brackets, spaces and invisible characters around a URL in a sentence. */
const surroundingCharacters = String.raw`[\s\p{Cf}\p{Po}\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Pd}<>|\u0060\u00b4_~^+=$]`;
const steps: readonly ((path: string) => string)[] = [
  (path) => path.replaceAll(/[/\\]+/g, '/'),
  // Removes an HTML end tag and everything after it.
  (path) => path.replace(/<\/?[a-z].*$/isu, ''),
  (path) =>
    path
      .replace(new RegExp(`(?<=/)${surroundingCharacters}+`, 'gu'), '')
      .replace(new RegExp(`${surroundingCharacters}+$`, 'u'), '') || '/',
  (path) =>
    path.replace(/^\/de(?:[-_]de)?(?=\/|$)/i, '').replace(/^\/pl[-_]pl(?=\/|$)/i, '/pl') || '/',
  (path) => path.replace(/\.(?:html?|php\d?|aspx?|jsp|shtml)$/i, ''),
  (path) => path.replace(/\/(?:index|default|home|start|startseite|strona-glowna)$/i, '') || '/',
];

/** Returns alternatives for a path without a page: the path itself first, then without what mails, sentences and other systems append. */
export function pathVariants(raw: string): Set<string> {
  const found = new Set<string>();
  let path = decoded(raw);
  if (path === undefined || raw.length > maxPathLength || /(?:^|\/)\.\.(?:\/|$)/.test(path))
    return path === undefined ? found : new Set([path]);
  found.add(path);
  for (const step of steps) {
    path = step(path);
    found.add(path);
  }
  return found;
}

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

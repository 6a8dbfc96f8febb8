/** Longer ones are no address that was typed or linked. */
const longest = 500;

/** What ends, or surrounds, an address in a sentence: its punctuation, quotes, brackets, spaces, and what is not seen. */
const around = String.raw`[\s\p{Cf}\p{Po}\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Pd}<>|\u0060\u00b4_~^+=$]`;
const steps: readonly ((path: string) => string)[] = [
  (path) => path.replaceAll(/[/\\]+/g, '/'),
  // An end tag that came with it, and all that follows.
  (path) => path.replace(/<\/?[a-z].*$/isu, ''),
  (path) =>
    path
      .replace(new RegExp(`(?<=/)${around}+`, 'gu'), '')
      .replace(new RegExp(`${around}+$`, 'u'), '') || '/',
  (path) =>
    path.replace(/^\/de(?:[-_]de)?(?=\/|$)/i, '').replace(/^\/pl[-_]pl(?=\/|$)/i, '/pl') || '/',
  (path) => path.replace(/\.(?:html?|php\d?|aspx?|jsp|shtml)$/i, ''),
  (path) => path.replace(/\/(?:index|default|home|start|startseite|strona-glowna)$/i, '') || '/',
];

/** What the site takes a path for that has no page: itself first, then with less and less of what mails, sentences and other systems add. */
export function pathVariants(raw: string): Set<string> {
  const found = new Set<string>();
  let path = decoded(raw);
  if (path === undefined || raw.length > longest || /(?:^|\/)\.\.(?:\/|$)/.test(path))
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

const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;

/** Returns a browser's name, without version, system or device; empty for an unknown one. */
export function browserName(agent: string | undefined): string {
  return browsers.find(([, mark]) => mark.test(agent ?? ''))?.[0] ?? '';
}

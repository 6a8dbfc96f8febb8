const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;

/** A browser's name and no more: neither version nor system nor device. Empty where it is none of these. */
export function browserName(agent: string | undefined): string {
  return browsers.find(([, mark]) => mark.test(agent ?? ''))?.[0] ?? '';
}

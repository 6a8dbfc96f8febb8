/** A stylesheet of the build, with the classes that it has rules for. */
export interface Stylesheet {
  href: string;
  classes: ReadonlySet<string>;
}

/** @param text the sheet as it was built. */
export function readStylesheet(href: string, text: string): Stylesheet {
  const classes = new Set<string>();
  for (const [, name] of text.matchAll(/\.(-?[a-z_][\w-]*)/gi)) if (name) classes.add(name);
  return { href, classes };
}

/** Leaves out the links to the sheets, save the first, that have no rule for any class of the document. */
export function linkNeeded(html: string, [, ...others]: readonly Stylesheet[]): string {
  const shown = classesOf(html);
  return others
    .filter(({ classes }) => ![...classes].some((name) => shown.has(name)))
    .reduce((document, { href }) => document.replace(linkTo(href), ''), html);
}

/** Every class that an element of the document has. */
export function classesOf(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of value.split(' ')) found.add(name);
  return found;
}

export const linkTo = (href: string): string => `<link rel="stylesheet" href="${href}"/>`;

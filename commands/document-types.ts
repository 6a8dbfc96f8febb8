/** Payload's types that published documents consist of, with their published names. */
const roots = [
  'Page',
  'News',
  'Event',
  'Location',
  'LocationCategory',
  'ContactPerson',
  'Department',
  'SocialPost',
  'Notice',
  'Media',
  'Redirect',
  'Header',
  'SideMenu',
  'Footer',
  'Setting',
  'Price',
];

/** Fields that are not published. */
const internal = /^ {2}(changedBy|change|_status|deletedAt|externalId|savedAt|savedIn)\?:.*;\n/gm;

/**
 * Returns the types of published documents, derived from Payload's generated types: without Payload, and without internal fields.
 * @param source the contents of `content/payload-types.ts`.
 */
export function documentTypes(source: string): string {
  const declared = new Map<string, string>();
  const pattern =
    /^export (?:interface|type) (\w+)[\s\S]*?\n(?:}|\S.*;)\n|^export type (\w+) =[^;]*;\n/gm;
  for (const [text, name, other] of source.matchAll(pattern))
    declared.set(name ?? other ?? '', text);
  const found = new Map<string, string>();
  const collect = (name: string) => {
    const text = declared
      .get(name)
      ?.replace(internal, '')
      // Relations to these kinds are published as ids.
      .replace(/\(number \| null\) \| (Page|News|Event)\b/g, 'number | null')
      .replace(/: any;/g, ': string;');
    if (found.has(name) || text === undefined) return;
    found.set(name, text);
    for (const [word] of text.matchAll(/\b[A-Z]\w+\b/g)) collect(word);
  };
  for (const name of roots) collect(name);
  const missing = roots.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`Payload's types are missing: ${missing.join(', ')}`);
  return [
    '// Made from content/payload-types.ts by `npm run generate`.',
    '',
    ...[...found.values()],
  ].join('\n');
}

import { createHash } from 'node:crypto';
import type { Answer } from './ask.ts';
import type { PublishedScripts } from './published-list.ts';

/** What was found on a page that takes reports. */
export interface PageFindings {
  problems: string[];
  /** The paths of all scripts that it names. */
  named: Set<string>;
}

/** Directives that let the policy of the page be as the site writes it; of two of them the site's settings add sources. */
const directives = (importMap: string): Record<string, string> => ({
  'default-src': "'none'",
  'script-src': `'self' '${importMap}'`,
  'style-src': "'self'",
  'img-src': "'self'",
  'worker-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});
const unwanted = [
  'content-security-policy-report-only',
  'link',
  'nel',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'set-cookie',
  'speculation-rules',
];
const extended = ['img-src', 'form-action'];

/** As the site writes them. Whatever else begins like a script is none of its own: no two readers of HTML need to agree on it. */
const known = {
  importMap: /^<script type="importmap">([^<]*)<\/script>/,
  data: /^<script type="application\/ld\+json">[^<]*<\/script>/,
  file: /^<script(?: type="module")? src="(\/assets\/[\w.-]+\.js)" integrity="([^"]+)" crossorigin=""><\/script>/i,
};

/**
 * Looks through a page for everything that could run in it. Attributes such as `onclick` are not searched for: the policy, which is
 * compared to the letter, lets none of them run.
 */
export function pageScripts(
  { body, headers, status }: Answer,
  published: PublishedScripts,
): PageFindings {
  const named = new Set<string>();
  if (status !== 200) return { problems: [`answers ${status}${placeOf(headers)}`], named };
  const html = body.toString('utf8');
  const problems = [...headerProblems(headers, published.importMap), ...strangers(html)];
  // A mark of two bytes a letter at its beginning counts more than its header, and hides what is looked for here.
  if (!/^<!doctype html>/i.test(html)) problems.push('does not begin like a page');
  let maps = 0;
  for (const { index } of html.matchAll(/<script/gi)) {
    const text = html.slice(index);
    const map = known.importMap.exec(text)?.[1];
    const [, src, integrity] = known.file.exec(text) ?? [];
    if (map !== undefined) {
      maps += 1;
      problems.push(...mapProblems(map, published, named));
    } else if (src) {
      named.add(src);
      const digest = published.scripts.get(src);
      if (digest && integrity !== digest) problems.push(`tells another digest of ${src}`);
    } else if (!known.data.test(text))
      problems.push(`holds an unknown script: ${text.slice(0, 120).replaceAll(/\s+/g, ' ')}`);
  }
  if (maps !== 1) problems.push(`holds ${maps} import maps, not one`);
  for (const [link] of html.matchAll(/<link\b[^>]*>/gi)) {
    if (!/modulepreload|\bas\s*=\s*["']?(script|worker)/i.test(link)) continue;
    named.add(/\bhref\s*=\s*["']?([^"'\s>]*)/i.exec(link)?.[1] ?? link);
  }
  return { problems, named };
}

/** Where an answer leads to, for a message. */
export const placeOf = (headers: Answer['headers']) =>
  headers.location ? ` and leads to ${headers.location[0]}` : '';

function mapProblems(text: string, published: PublishedScripts, named: Set<string>): string[] {
  if (`sha256-${createHash('sha256').update(text).digest('base64')}` === published.importMap)
    return [];
  const problems = ['holds an import map that is not the published one'];
  try {
    const { integrity = {}, ...more } = JSON.parse(text);
    for (const name of Object.keys(more)) problems.push(`its import map has "${name}"`);
    for (const [path, digest] of Object.entries(integrity)) {
      named.add(path);
      const ours = published.scripts.get(path);
      if (ours && ours !== digest) problems.push(`its import map tells another digest of ${path}`);
    }
  } catch {
    problems.push('its import map is no JSON');
  }
  return problems;
}

function headerProblems(headers: Answer['headers'], importMap: string): string[] {
  const wanted = {
    'content-type': 'text/html; charset=utf-8',
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    // What would lead elsewhere, load something, or tell others that somebody is here.
    ...Object.fromEntries(unwanted.map((name) => [name, undefined])),
  };
  const problems = Object.entries(wanted)
    .filter(([name, value]) => headers[name]?.join(', ') !== value)
    .map(([name, value]) => {
      const got = headers[name]?.join(', ') ?? 'none';
      return `has the header ${name}: ${got}, not ${value ?? 'none'}`;
    });
  const [policy = '', ...more] = headers['content-security-policy'] ?? [];
  if (more.length > 0) problems.push('has more than one policy');
  return [...problems, ...policyProblems(policy, directives(importMap))];
}

function policyProblems(policy: string, wanted: Record<string, string>): string[] {
  const got = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...values]) => [name, values.join(' ')] as const);
  const names = got.map(([name]) => name);
  const fits = (name: string, value: string) =>
    value === wanted[name] || (extended.includes(name) && value.startsWith(`${wanted[name]} `));
  return [
    ...got
      .filter(([name, value], place) => !fits(name, value) || names.indexOf(name) !== place)
      .map(([name, value]) => `has a policy with ${name} ${value}`),
    ...Object.keys(wanted)
      .filter((name) => !names.includes(name))
      .map((name) => `has a policy without ${name}`),
  ];
}

/** What the site never writes on such a page: other pages within it, ways that lead elsewhere by themselves, forms that go elsewhere. */
function strangers(html: string): string[] {
  const parts = html.matchAll(/<(base|iframe|frame|object|embed|portal)\b|\bhttp-equiv\b/gi);
  const actions = html.matchAll(/\b(?:form)?action\s*=\s*["']?([^"'\s>]*)/gi);
  return [
    ...[...parts].map(([part]) => `holds ${part}`),
    ...[...actions]
      .filter(([, to = '']) => !/^\/(?![/\\])/.test(to))
      .map(([, to]) => `holds a form that goes to ${to}`),
  ];
}

import { parseAst } from 'vitest/node';
import { read } from './sources.ts';

export type Language = 'de' | 'pl';
type SaidIn = Language | 'either' | 'en';
/** A piece of a file that somebody reads, as its source has it. */
export interface Said {
  file: string;
  line: number;
  language: Exclude<SaidIn, 'en'>;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Addresses, drawings and places, which have words by language that nobody reads as text. */
const withoutText =
  /^site\/(pages\/(paths\.ts|parameters|render)|features\/(articles\/NewsList|contacts\/ContactList|library\/page\/file-facts|stations\/(browser|components|geocoding)\/|stations\/domain\/(find-locations|map-query|towns)))|^content\/demo\/(import|numbers|library\/query-pairs)|\/(test|examples|migrations)\/|\.test\.|payload-types|^store\/(cultures|words)/;
export const saysSomething = (file: string) =>
  /^(site|store|content|studio)\/.*\.tsx?$/.test(file) && !withoutText.test(file);

/** These take a text in German, in Polish, and what else there is. */
const inLanguages = /^(text|words|label)$/;
/** What is told by another name says by itself which language it is in, or is a format. */
const apart = /\b(de|pl)\b['"]?: |\b(text|words|label)\(|\bIntl\./;
/** A format, or what stands in addresses; the last two only where they are one word. */
const isNoText = (name: string, [value]: Node[]) =>
  /^(dateFormat|displayFormat|slug)$/.test(name) ||
  (/^(gallery|picture)$/.test(name) && value?.type === 'Literal');
/** Mails for both countries have a sentence in each language, or both in one with a sign between them. */
const forBoth = /mails\.ts$|^content\/payload\.config\.ts$/;

const nodesIn = (value: unknown): Node[] =>
  [value].flat().filter((one): one is Node => typeof one === 'object' && !!one && 'type' in one);
const nameOf = (node: unknown) => {
  const [{ name, value } = {} as Partial<Node>] = nodesIn(node);
  return String(name ?? value);
};
const languageOf = (name: string): SaidIn | undefined => {
  if (/^de(-DE)?$|^german/.test(name)) return 'de';
  if (/^pl(-PL)?$|^polish/.test(name)) return 'pl';
  return name === 'en' ? 'en' : undefined;
};

/** What is declared at the top of a file, by its name. */
function declaredIn(program: Node): Map<string, Node> {
  const statements = nodesIn(program.body).map((one) => nodesIn(one.declaration)[0] ?? one);
  return new Map(
    statements.flatMap((one): [string, Node][] => {
      if (one.type === 'FunctionDeclaration') return [[nameOf(one.id), one]];
      return nodesIn(one.declarations).flatMap((variable) =>
        nodesIn(variable.init).map((init): [string, Node] => [nameOf(variable.id), init]),
      );
    }),
  );
}

/** The strings of a file that stand in it as German or Polish: by a key, a name, or their place in a call. */
export function saidInCode(file: string): Said[] {
  const source = read(file);
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  const declared = declaredIn(program);
  const seen = new Set<string>();
  const said: Said[] = [];
  const sourceOf = (node: Node) => source.slice(node.start, node.end);
  const isFirst = (what: string) => !seen.has(what) && !!seen.add(what);

  const add = (node: Node, language: SaidIn | undefined) => {
    const line = source.slice(0, node.start).split('\n').length;
    const text = sourceOf(node);
    if (language === 'en' || !isFirst(`${language} ${node.start}`)) return;
    if (language) said.push({ file, line, language, text });
    else if (forBoth.test(file) && text.includes(' ')) {
      const [german = '', polish] = text.split(/ [·/] /);
      if (polish === undefined) said.push({ file, line, language: 'either', text });
      else said.push({ file, line, language: 'de', text: german });
      if (polish !== undefined) said.push({ file, line, language: 'pl', text: polish });
    }
  };

  const walk = (node: Node, language?: SaidIn): void => {
    const { type } = node;
    const walkAll = (part: unknown, own = language) => {
      for (const one of nodesIn(part)) walk(one, own);
    };
    if (type === 'TemplateElement' || type === 'JSXText' || typeof node.value === 'string')
      add(node, language);
    else if (/^(TS(?!As|Satisfies|NonNull)|Import|NewExpression)/.test(type)) return;
    else if (type === 'BinaryExpression' && /=/.test(String(node.operator))) return;
    else if (type === 'Identifier') {
      const meant = language && declared.get(nameOf(node));
      if (!meant || apart.test(sourceOf(meant))) return;
      if (isFirst(`${language} ${nameOf(node)}`)) walk(meant, language);
    } else if (type === 'Property') {
      const name = nameOf(node.key);
      if (!isNoText(name, nodesIn(node.value))) walkAll(node.value, languageOf(name) ?? language);
    } else if (type === 'VariableDeclarator')
      walkAll(node.init, languageOf(nameOf(node.id)) ?? language);
    else if (type === 'CallExpression' && inLanguages.test(nameOf(node.callee))) {
      const given = nodesIn(node.arguments);
      const own: SaidIn[] = given.length > 1 ? ['de', 'pl', 'en'] : [];
      for (const [at, one] of given.entries()) walk(one, own[at] ?? language);
    } else if (type === 'MemberExpression' && !node.computed) walkAll(node.object);
    else for (const [part, value] of Object.entries(node)) if (part !== 'id') walkAll(value);
  };
  walk(program);
  return said;
}

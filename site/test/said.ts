import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { type Language, type Said, saidInCode, saysSomething } from './said-in-code.ts';
import { read, tracked } from './sources.ts';

const isOfDemo = (file: string) => /^demo\/.*\.(yaml|md)$/.test(file) && file !== 'demo/README.md';
/** Mails to staff say *ty*, as the studio does, and visitors read nothing else of these. */
const forStaff = /^store\/(accounts|checkup|reporting|staff)\//;
/** The files with what visitors read. */
export const forVisitors = tracked.filter(
  (file) =>
    isOfDemo(file) ||
    (/^(site|store)\/.*(messages|mails|labels|words|fields)\.ts$/.test(file) &&
      !forStaff.test(file)),
);

/** What visitors and staff read in German and Polish: texts of the demo, messages, labels and mails. */
export const allSaid = (): Said[] =>
  tracked.flatMap((file) => {
    if (isOfDemo(file)) return saidInDemo(file);
    return saysSomething(file) ? saidInCode(file) : [];
  });

/** Keys whose values are numbers, addresses, or names that the program knows. */
const noText =
  /^(slug|email|url|videoURL|phone|postalCode|latitude|longitude|publishDate|postedAt|start|end|posted|until|from|to|images?|coverImage|page|[a-z]+Page|anchor|key|regions|blockType|variant|tone|illustration|icon|category|services|equipment|network|shape|side|display|which|purpose|parent|menu|pages|price|use|kind|moreFields|hours)$/;
const noTextBelow = /^(portrait|busy|hours|singleDays)$/;

function saidInDemo(file: string): Said[] {
  const source = read(file);
  const [front] = file.endsWith('.md') ? (/^---\n.*?\n(?=---\n)/s.exec(source) ?? ['']) : [source];
  const [, own] = /\.(de|pl)\.\w+$/.exec(file) ?? [];
  const lines = new LineCounter();
  const said: Said[] = [];

  const walk = (node: unknown, language: Language | undefined) => {
    if (isSeq(node)) for (const item of node.items) walk(item, language);
    else if (isMap<Node, Node | null>(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : '';
        if (!/^[a-z][\w-]*$/.test(name)) walk(key, language);
        if (!isNameOfProgram(name, value)) walk(value, languageOf(name) ?? language);
      }
    } else if (isScalar(node) && typeof node.value === 'string' && node.range && language) {
      const [begin, end] = node.range;
      said.push({ file, line: lines.linePos(begin).line, language, text: front.slice(begin, end) });
    }
  };
  walk(parseDocument(front, { lineCounter: lines }).contents, own as Language | undefined);
  if (front !== source)
    said.push({
      file,
      line: front.split('\n').length,
      language: own as Language,
      text: source.slice(front.length),
    });
  return said;
}

function languageOf(key: string): Language | undefined {
  if (/^(de|altDe)$/.test(key)) return 'de';
  return /^(pl|altPl)$/.test(key) ? 'pl' : undefined;
}

function isNameOfProgram(key: string, value: unknown): boolean {
  if (noTextBelow.test(key)) return true;
  // A block's name is its anchor; a person's begins with a capital.
  if (key === 'name' && isScalar(value)) return /^[a-z-]+$/.test(String(value.value));
  const hasMaps = isMap(value) || (isSeq(value) && value.items.some((item) => isMap(item)));
  return noText.test(key) && !hasMaps;
}

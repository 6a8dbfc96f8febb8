import type { Locale } from '@oilway/store/cultures.ts';
import type { FlattenedField, PayloadRequest } from 'payload';
import { otherLanguage } from '../languages.ts';
import { detached } from '../publishing/published-tree.ts';
import { type DocumentLanguages, readLanguages, type Translated } from './languages.ts';
import { cut, namesOf, pair, wordsOf } from './parts.ts';
import { newestText } from './publication-check.ts';
import { type Data, type Leaf, type StudioLanguage, trailText } from './walk.ts';

/** One field in both languages. */
export interface ComparedField {
  label: string;
  de: string;
  pl: string;
  /** The language in which it is missing, or in which it no longer says what the other does. */
  mark?: { kind: 'missing' | 'outdated'; language: Locale };
}

/** The fields of a block, or those beside all blocks. */
export interface ComparedPart {
  /** Undefined for the document's own fields. */
  label: string | undefined;
  /** The language that lacks the whole block. */
  missing?: Locale;
  fields: ComparedField[];
}

export interface Comparison {
  languages: DocumentLanguages;
  parts: ComparedPart[];
  /** A language is behind, but what both last said in common is no longer kept. */
  unknown: boolean;
}

/** Both languages of a document side by side, their newest states, read with the access of whoever asks. */
export async function compareLanguages(
  collection: Translated,
  id: number,
  req: PayloadRequest,
): Promise<Comparison | undefined> {
  const languages = (await readLanguages(req.payload, collection, [id], req)).get(id);
  if (!languages) return undefined;
  const fields = req.payload.collections[collection].config.flattenedFields;
  const texts = {
    de: await newestText({ slug: collection }, id, 'de', req, false),
    pl: await newestText({ slug: collection }, id, 'pl', req, false),
  };
  const common = await readCommon(collection, languages, req);
  const names = await namesOf(fields, [texts.de, texts.pl], req);
  const lagging = languages.lag && languages.states[languages.lag.language].state === 'outdated';
  const outdated = lagging ? languages.lag?.language : undefined;
  const known = outdated && common ? { language: outdated, before: common } : undefined;
  const parts = compareTexts(fields, texts, { language: req.i18n, names, known });
  return { languages, parts, unknown: Boolean(outdated && !common) };
}

/** The text of the leading language as it was when both were last published in common. */
async function readCommon(
  collection: Translated,
  { lag }: DocumentLanguages,
  req: PayloadRequest,
): Promise<Data | undefined> {
  if (lag?.lastCommon === undefined) return undefined;
  const locale = otherLanguage(lag.language);
  const found = await req.payload.findVersionByID({
    collection,
    id: lag.lastCommon as never,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req: detached(req, locale),
  });
  return found?.version as unknown as Data | undefined;
}

interface Comparing {
  language: StudioLanguage;
  /** What documents that fields refer to are called, as `media:7`. */
  names: ReadonlyMap<string, string>;
  /** The language that is behind, and what the other one said before. */
  known?: { language: Locale; before: Data } | undefined;
}

/** Pairs the fields of two languages, block by block. */
export function compareTexts(
  fields: readonly FlattenedField[],
  texts: Record<Locale, Data>,
  comparing: Comparing,
): ComparedPart[] {
  const [de, pl] = [cut(fields, texts.de), cut(fields, texts.pl)];
  const before = comparing.known && cut(fields, comparing.known.before);
  const seen = new Map(before?.flatMap(({ leaves }) => leaves).map((leaf) => [leaf.key, leaf]));
  return pair(de, pl).map(([german, polish]) => {
    const one = german ?? polish;
    const missing = german ? (polish ? undefined : 'pl') : 'de';
    const compared = pair(german?.leaves ?? [], polish?.leaves ?? []).map(([left, right]) =>
      compareField(left, right, seen, comparing, Boolean(missing)),
    );
    const label = one?.block ? trailText([one.block], comparing.language) : undefined;
    return {
      label,
      ...(missing ? { missing } : {}),
      fields: compared.filter(({ de, pl }) => de || pl),
    };
  });
}

function compareField(
  left: Leaf | undefined,
  right: Leaf | undefined,
  seen: ReadonlyMap<string, Leaf>,
  { known, language, names }: Comparing,
  alone: boolean,
): ComparedField {
  const [de, pl] = [wordsOf(left, names), wordsOf(right, names)];
  const label = trailText((left ?? right)?.trail ?? [], language);
  const field = { label, de, pl };
  if (alone || (!de && !pl)) return field;
  if (!de || !pl) return { ...field, mark: { kind: 'missing', language: de ? 'pl' : 'de' } };
  const leading = known?.language === 'de' ? right : left;
  const before = leading && seen.get(leading.key);
  const changed = wordsOf(before, names) !== (known?.language === 'de' ? pl : de);
  return known && changed
    ? { ...field, mark: { kind: 'outdated', language: known.language } }
    : field;
}

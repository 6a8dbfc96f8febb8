import type { Locale } from '@oilway/store/cultures.ts';
import type { PayloadRequest } from 'payload';
import { inLanguage, text } from '../labels.ts';
import type { Translated } from './languages.ts';
import { cut, namesOf, pair, wordsOf, wordTypes } from './parts.ts';
import { newestText } from './publication-check.ts';
import { versionIn } from './restore-version.ts';
import { type Leaf, labelText, type StudioLanguage, trailText, type WalkLabel } from './walk.ts';

export interface ChangedField {
  label: string;
  before: string;
  now: string;
}

/** The changed fields of a block, or those beside all blocks. */
export interface ChangedPart {
  label: string | undefined;
  fields: ChangedField[];
}

/** What restoring a version in one language would change in its newest state. */
export interface VersionDifference {
  /** Of the document. */
  id: number;
  /** ISO 8601, when the version was made. */
  at: string;
  parts: ChangedPart[];
}

const shownTypes = new Set([...wordTypes, 'checkbox', 'date', 'number', 'radio', 'select']);

/** @throws where whoever asks may not read the version, or there is none. */
export async function differenceOf(
  collection: Translated,
  version: number,
  locale: Locale,
  req: PayloadRequest,
): Promise<VersionDifference> {
  const { parent, updatedAt, version: then } = await versionIn(collection, version, locale, req);
  const now = await newestText({ slug: collection }, parent, locale, req, false);
  const fields = req.payload.collections[collection].config.flattenedFields;
  const names = await namesOf(fields, [then, now], req);
  const say = (leaf: Leaf | undefined) => valueText(leaf, names, req.i18n);
  const parts = pair(cut(fields, then, shownTypes), cut(fields, now, shownTypes)).map(
    ([old, newest]): ChangedPart => {
      const { block } = old ?? newest ?? {};
      return {
        label: block && trailText([block], req.i18n),
        fields: pair(old?.leaves ?? [], newest?.leaves ?? [])
          .map(([left, right]) => ({
            label: trailText((left ?? right)?.trail ?? [], req.i18n),
            before: say(left),
            now: say(right),
          }))
          .filter((field) => field.before !== field.now),
      };
    },
  );
  return { id: parent, at: updatedAt, parts: parts.filter(({ fields }) => fields.length > 0) };
}

const yes = text('ja', 'tak', 'yes');
const no = text('nein', 'nie', 'no');

function valueText(
  leaf: Leaf | undefined,
  names: ReadonlyMap<string, string>,
  language: StudioLanguage,
): string {
  if (!leaf || leaf.value === null || leaf.value === undefined) return '';
  const { field, value } = leaf;
  if (field.type === 'checkbox') return inLanguage(value ? yes : no, language.language);
  if (field.type !== 'select' && field.type !== 'radio') return wordsOf(leaf, names);
  const labels = new Map(
    field.options.map((option) =>
      typeof option === 'string'
        ? [option, option]
        : [option.value, labelText(option.label as WalkLabel, language)],
    ),
  );
  return [value]
    .flat()
    .map((one) => labels.get(String(one)) ?? String(one))
    .join(', ');
}

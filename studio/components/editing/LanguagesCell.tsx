import {
  type DocumentLanguages,
  isTranslated,
  readLanguages,
  type Translated,
} from '@oilway/content/editing/languages.ts';
import { stateName } from '@oilway/content/editing/state-names.ts';
import { languageName, languages } from '@oilway/content/languages.ts';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { say } from './messages.ts';
import { StateBadge, toneOf } from './StateBadge.tsx';
import './editing.css';
import './places.css';
import './side-by-side.css';

/** The state of both languages of one row of a list. The row has passed the list's own access rules. */
export async function LanguagesCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload draws every cell once without a row, for the choice of columns.
  if (!isTranslated(collectionSlug) || !rowData) return null;
  const found = await languagesOfRow(payload, collectionSlug, Number(rowData.id));
  if (!found) return null;
  return (
    <span className="oilway-states">
      {languages.map((code) => {
        const { pending, state } = found.states[code];
        const words = stateName(state, i18n.language);
        return (
          <span key={code} className="oilway-state">
            <abbr title={languageName(code, i18n.language)}>{code.toUpperCase()}</abbr>
            <StateBadge tone={toneOf[state]}>
              {pending ? `${words}, ${say('pending', i18n.language)}` : words}
            </StateBadge>
          </span>
        );
      })}
    </span>
  );
}

type Rows = Promise<Map<number, DocumentLanguages>>;
const gathering = new Map<Translated, { ids: number[]; rows: Rows }>();

/** All rows of a list are drawn in one go: what they ask for is asked of the database together. */
async function languagesOfRow(payload: Payload, collection: Translated, id: number) {
  let batch = gathering.get(collection);
  if (!batch) {
    const ids: number[] = [];
    const rows = new Promise(setImmediate).then(() => {
      gathering.delete(collection);
      return readLanguages(payload, collection, ids);
    });
    batch = { ids, rows };
    gathering.set(collection, batch);
  }
  batch.ids.push(id);
  return (await batch.rows).get(id);
}

import { type DocumentLine, readLines } from '@oilway/content/editing/counterparts.ts';
import { isWritten, type Written } from '@oilway/content/editing/country.ts';
import { stateName } from '@oilway/content/editing/state-names.ts';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { counterpartState } from './messages.ts';
import { StateBadge, toneOf } from './StateBadge.tsx';
import './editing.css';
import './places.css';

/** How one row of a list and its counterpart stand. The row has passed the list's own access rules. */
export async function StateCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload draws every cell once without a row, for the choice of columns.
  if (!isWritten(collectionSlug) || !rowData) return null;
  const line = await lineOfRow(payload, collectionSlug, Number(rowData.id));
  if (!line) return null;
  const { language } = i18n;
  const counterpart = counterpartState(line, language);
  return (
    <span className="oilway-states">
      <StateBadge tone={toneOf[line.state]}>{stateName(line.state, language)}</StateBadge>
      <StateBadge tone={counterpart.tone}>{counterpart.words}</StateBadge>
    </span>
  );
}

type Rows = Promise<Map<number, DocumentLine>>;
const gathering = new Map<Written, { ids: number[]; rows: Rows }>();

/** All rows of a list are drawn in one go: what they ask for is asked of the database together. */
async function lineOfRow(payload: Payload, collection: Written, id: number) {
  let batch = gathering.get(collection);
  if (!batch) {
    const ids: number[] = [];
    const rows = new Promise(setImmediate).then(() => {
      gathering.delete(collection);
      return readLines(payload, collection, undefined, ids);
    });
    batch = { ids, rows };
    gathering.set(collection, batch);
  }
  batch.ids.push(id);
  return (await batch.rows).get(id);
}

import { type DocumentLine, readLines } from '@oilway/content/editing/counterparts.ts';
import { isWritten, type Written } from '@oilway/content/editing/country.ts';
import { stateName } from '@oilway/content/editing/state-names.ts';
import { otherLanguage } from '@oilway/content/languages.ts';
import type { Locale } from '@oilway/store/cultures.ts';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { counterpartState, countryName } from './messages.ts';
import { StateBadge, type Tone, toneOf } from './StateBadge.tsx';
import './editing.css';
import './places.css';

/** Shows the state of a row and its counterpart. The list has checked read access to the row. */
export async function StateCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload renders every cell once without a row, for the column selector.
  if (!isWritten(collectionSlug) || !rowData) return null;
  const line = await lineOfRow(payload, collectionSlug, Number(rowData.id));
  if (!line) return null;
  const { language } = i18n;
  const counterpart = counterpartState(line, language);
  return (
    <span className="oilway-states">
      <CountryState country={line.country} language={language} tone={toneOf[line.state]}>
        {stateName(line.state, language)}
      </CountryState>
      <CountryState
        country={otherLanguage(line.country)}
        language={language}
        tone={counterpart.tone}
      >
        {counterpart.words}
      </CountryState>
    </span>
  );
}

function CountryState(props: { country: Locale; language: string; tone: Tone; children: string }) {
  const { children, country, language, tone } = props;
  return (
    <span className="oilway-state">
      <abbr title={countryName(country, language)}>{country.toUpperCase()}</abbr>
      <StateBadge tone={tone}>{children}</StateBadge>
    </span>
  );
}

type Rows = Promise<Map<number, DocumentLine>>;
const gathering = new Map<Written, { ids: number[]; rows: Rows }>();

/** Batches the queries of all rows of a list, which render in the same tick. */
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

import { type EditorialCollection, isEditorial } from '@oilway/content/editing/country.ts';
import { stateLabel } from '@oilway/content/editing/state-labels.ts';
import {
  readTranslationStatus,
  type TranslationStatus,
} from '@oilway/content/editing/translation-status.ts';
import { otherLanguage } from '@oilway/content/languages.ts';
import type { Country } from '@oilway/store/locales.ts';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { counterpartState, countryName } from './messages.ts';
import { PlannedPublications } from './PlannedPublications.tsx';
import { StateBadge, stateTones, type Tone } from './StateBadge.tsx';
import './editing.css';
import './document-lists.css';

/** Shows the state of a row and its counterpart. The list has checked read access to the row. */
export async function StateCell({
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload renders every cell once without a row, for the column selector.
  if (!isEditorial(collectionSlug) || !rowData) return null;
  const line = await loadLine(payload, collectionSlug, Number(rowData.id));
  if (!line) return null;
  const { language } = i18n;
  const counterpart = counterpartState(line, language);
  return (
    <span className="oilway-states">
      <CountryState
        country={line.country}
        language={language}
        planned={line.planned}
        tone={stateTones[line.state]}
      >
        {stateLabel(line.state, language)}
      </CountryState>
      <CountryState
        country={otherLanguage(line.country)}
        language={language}
        planned={line.counterpart?.planned ?? []}
        tone={counterpart.tone}
      >
        {counterpart.words}
      </CountryState>
    </span>
  );
}

function CountryState(props: {
  country: Country;
  language: string;
  planned: TranslationStatus['planned'];
  tone: Tone;
  children: string;
}) {
  const { children, country, language, planned, tone } = props;
  return (
    <span className="oilway-state">
      <abbr title={countryName(country, language)}>{country.toUpperCase()}</abbr>
      <StateBadge tone={tone}>{children}</StateBadge>
      <PlannedPublications planned={planned} language={language} />
    </span>
  );
}

type Rows = Promise<Map<number, TranslationStatus>>;
const pendingBatches = new Map<EditorialCollection, { ids: number[]; rows: Rows }>();

/** Batches the queries of all rows of a list, which render in the same tick. */
async function loadLine(payload: Payload, collection: EditorialCollection, id: number) {
  let batch = pendingBatches.get(collection);
  if (!batch) {
    const ids: number[] = [];
    const rows = new Promise(setImmediate).then(() => {
      pendingBatches.delete(collection);
      return readTranslationStatus(payload, collection, undefined, ids);
    });
    batch = { ids, rows };
    pendingBatches.set(collection, batch);
  }
  batch.ids.push(id);
  return (await batch.rows).get(id);
}

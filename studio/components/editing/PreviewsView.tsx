import { type EditorialCollection, isEditorial } from '@oilway/content/editing/country.ts';
import { stateLabel } from '@oilway/content/editing/state-labels.ts';
import {
  readTranslationStatus,
  type TranslationStatus,
} from '@oilway/content/editing/translation-status.ts';
import { otherLanguage } from '@oilway/content/languages.ts';
import { previewUrl } from '@oilway/content/publishing/preview-url.ts';
import type { DocumentViewServerProps } from 'payload';
import { Main } from '../Main.tsx';
import { DocumentBreadcrumbs } from './DocumentBreadcrumbs.tsx';
import { countryName, translate } from './messages.ts';
import { StateBadge, stateTones } from './StateBadge.tsx';
import './editing.css';

/** Shows the newest versions of a document and its counterpart, side by side. */
export async function PreviewsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || !isEditorial(collectionConfig.slug)) return null;
  const { slug } = collectionConfig;
  const line = (await readTranslationStatus(req.payload, slug, req, [Number(docID)])).get(
    Number(docID),
  );
  if (!line) return null;
  const { language } = req.i18n;
  return (
    <Main className="oilway-previews">
      <DocumentBreadcrumbs initPageResult={initPageResult} word="previews" />
      <Preview collection={slug} language={language} line={line} />
      {line.counterpart ? (
        <Preview collection={slug} language={language} line={line.counterpart} />
      ) : (
        <p className="oilway-note oilway-note--good">
          {countryName(otherLanguage(line.country), language)}:{' '}
          {translate('noCounterpart', language)}
        </p>
      )}
    </Main>
  );
}

interface Props {
  collection: EditorialCollection;
  language: string;
  line: Pick<TranslationStatus, 'country' | 'id' | 'state'>;
}

function Preview({ collection, language, line: { country, id, state } }: Props) {
  const name = countryName(country, language);
  return (
    <section>
      <h2>
        {name} <StateBadge tone={stateTones[state]}>{stateLabel(state, language)}</StateBadge>
      </h2>
      <iframe title={name} src={previewUrl(collection, { country, id })} />
    </section>
  );
}

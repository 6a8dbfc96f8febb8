import { type DocumentLine, readLines } from '@oilway/content/editing/counterparts.ts';
import { isWritten, type Written } from '@oilway/content/editing/country.ts';
import { stateName } from '@oilway/content/editing/state-names.ts';
import { otherLanguage } from '@oilway/content/languages.ts';
import { previewUrl } from '@oilway/content/publishing/preview-url.ts';
import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { DocumentTrail } from './DocumentTrail.tsx';
import { countryName, say } from './messages.ts';
import { StateBadge, toneOf } from './StateBadge.tsx';
import './editing.css';

/** Shows the newest versions of a document and its counterpart, side by side. */
export async function PreviewsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || !isWritten(collectionConfig.slug)) return null;
  const { slug } = collectionConfig;
  const line = (await readLines(req.payload, slug, req, [Number(docID)])).get(Number(docID));
  if (!line) return null;
  const { language } = req.i18n;
  return (
    <Gutter className="oilway-previews">
      <DocumentTrail initPageResult={initPageResult} word="previews" />
      <Preview collection={slug} language={language} line={line} />
      {line.counterpart ? (
        <Preview collection={slug} language={language} line={line.counterpart} />
      ) : (
        <p className="oilway-empty">
          {countryName(otherLanguage(line.country), language)}: {say('noCounterpart', language)}
        </p>
      )}
    </Gutter>
  );
}

interface Props {
  collection: Written;
  language: string;
  line: Pick<DocumentLine, 'country' | 'id' | 'state'>;
}

function Preview({ collection, language, line: { country, id, state } }: Props) {
  const name = countryName(country, language);
  return (
    <section>
      <h2>
        {name} <StateBadge tone={toneOf[state]}>{stateName(state, language)}</StateBadge>
      </h2>
      <iframe title={name} src={previewUrl(collection, { country, id })} />
    </section>
  );
}

import { isEditorial } from '@oilway/content/editing/country.ts';
import { labelText, trailText } from '@oilway/content/editing/traverse-fields.ts';
import { findUsages, type Usage } from '@oilway/content/editing/usage.ts';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { Main } from '../Main.tsx';
import { DocumentBreadcrumbs } from './DocumentBreadcrumbs.tsx';
import { countryName, translate } from './messages.ts';
import { StateBadge } from './StateBadge.tsx';
import './editing.css';
import './document-lists.css';

/** Lists the places where a document is used, limited to those that the session may read. */
export async function UsageView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig) return null;
  const uses = await findUsages({ collection: collectionConfig.slug, id: Number(docID) }, req);
  const { language } = req.i18n;
  return (
    <Main>
      <DocumentBreadcrumbs initPageResult={initPageResult} word="usage" />
      {uses.length === 0 ? (
        <p className="oilway-note oilway-note--good">{translate('unused', language)}</p>
      ) : (
        <>
          <h2>
            {translate('usedHere', language)} ({uses.length})
          </h2>
          <p>{translate('deletionBlocked', language)}</p>
          <ul className="oilway-list oilway-entries">
            {uses.map((use) => (
              <UsageRow key={getUsageKey(use)} use={use} req={req} />
            ))}
          </ul>
        </>
      )}
    </Main>
  );
}

const getUsageKey = ({ from, rowPath, locale }: Usage) =>
  `${from.slug} ${from.id} ${locale} ${rowPath}`;

function UsageRow({ req, use }: { req: PayloadRequest; use: Usage }) {
  const { from, locale, newest, published, trail } = use;
  const { language } = req.i18n;
  const document = [req.payload.config.routes.admin, from.kind, from.slug, from.id]
    .filter((part) => part !== undefined)
    .join('/');
  const state = published ? (newest ? 'published' : 'publishedOnly') : 'draftOnly';
  return (
    <li>
      <a href={locale && !isEditorial(from.slug) ? `${document}?locale=${locale}` : document}>
        {[labelText(from.label, req.i18n), from.title].filter(Boolean).join(': ')}
      </a>
      <span className="oilway-entries__place">
        {trailText(trail, req.i18n).replaceAll(' > ', ' › ')}
      </span>
      <span className="oilway-buttons">
        <StateBadge tone="quiet">
          {locale ? countryName(locale, language) : translate('bothCountries', language)}
        </StateBadge>
        <StateBadge tone={published ? 'good' : 'quiet'}>{translate(state, language)}</StateBadge>
      </span>
    </li>
  );
}

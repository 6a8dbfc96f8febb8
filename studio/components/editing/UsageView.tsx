import { isWritten } from '@oilway/content/editing/country.ts';
import { findUses, type Use } from '@oilway/content/editing/usage.ts';
import { labelText, trailText } from '@oilway/content/editing/walk.ts';
import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { DocumentTrail } from './DocumentTrail.tsx';
import { countryName, say } from './messages.ts';
import { StateBadge } from './StateBadge.tsx';
import './editing.css';
import './places.css';

/** Lists the places where a document is used, limited to those that the session may read. */
export async function UsageView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig) return null;
  const uses = await findUses({ collection: collectionConfig.slug, id: Number(docID) }, req);
  const { language } = req.i18n;
  return (
    <Gutter className="oilway-usage">
      <DocumentTrail initPageResult={initPageResult} word="usage" />
      {uses.length === 0 ? (
        <p className="oilway-empty">{say('unused', language)}</p>
      ) : (
        <>
          <h2>
            {say('usedHere', language)} ({uses.length})
          </h2>
          <p>{say('kept', language)}</p>
          <ul className="oilway-entries">
            {uses.map((use) => (
              <UseRow key={keyOf(use)} use={use} req={req} />
            ))}
          </ul>
        </>
      )}
    </Gutter>
  );
}

const keyOf = ({ from, key, locale }: Use) => `${from.slug} ${from.id} ${locale} ${key}`;

function UseRow({ req, use }: { req: PayloadRequest; use: Use }) {
  const { from, locale, newest, published, trail } = use;
  const { language } = req.i18n;
  const document = [req.payload.config.routes.admin, from.kind, from.slug, from.id]
    .filter((part) => part !== undefined)
    .join('/');
  const state = published ? (newest ? 'published' : 'publishedOnly') : 'draftOnly';
  return (
    <li>
      <a href={locale && !isWritten(from.slug) ? `${document}?locale=${locale}` : document}>
        {[labelText(from.label, req.i18n), from.title].filter(Boolean).join(': ')}
      </a>
      <span className="oilway-entries__place">
        {trailText(trail, req.i18n).replaceAll(' > ', ' › ')}
      </span>
      <span className="oilway-entries__marks">
        <StateBadge tone="quiet">
          {locale ? countryName(locale, language) : say('bothCountries', language)}
        </StateBadge>
        <StateBadge tone={published ? 'good' : 'quiet'}>{say(state, language)}</StateBadge>
      </span>
    </li>
  );
}

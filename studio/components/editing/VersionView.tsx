import { countryOf, roleOf } from '@oilway/content/access/rules.ts';
import { isTranslated, type Translated } from '@oilway/content/editing/languages.ts';
import { type ChangedPart, differenceOf } from '@oilway/content/editing/version-difference.ts';
import { languageOf } from '@oilway/content/languages.ts';
import type { Locale } from '@oilway/store/cultures.ts';
import { Gutter } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { DocumentTrail } from './DocumentTrail.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { moment, say } from './messages.ts';
import { RestoreLanguage } from './RestoreLanguage.tsx';
import './editing.css';
import './side-by-side.css';
import './versions.css';

/** What one version says otherwise than the newest state, in one language, and the way back to it. */
export async function VersionView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  const slug = collectionConfig?.slug ?? '';
  const version = Number(routeSegments.at(-1));
  if (!isTranslated(slug) || !Number.isInteger(version)) return notFound();
  const locale = languageOf(req) ?? 'de';
  const difference = await differenceOf(slug, version, locale, req).catch(() => undefined);
  if (difference?.id !== Number(docID)) return notFound();
  const { language } = req.i18n;
  const { at, parts } = difference;
  return (
    <Gutter className="oilway-comparison">
      <DocumentTrail initPageResult={initPageResult} word="versions" />
      <h1>{say('versionOf', language, { date: moment(at, language) })}</h1>
      <LanguageChoice chosen={locale} query="locale" language={language} />
      {parts.length === 0 ? (
        <p>{say('sameText', language)}</p>
      ) : (
        <>
          <Restoring {...{ locale, req, slug, version }} id={difference.id} />
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may have the same name.
            <Part key={index} part={part} locale={locale} language={language} />
          ))}
        </>
      )}
    </Gutter>
  );
}

interface RestoringProps {
  slug: Translated;
  id: number;
  version: number;
  locale: Locale;
  req: PayloadRequest;
}

/** Only for whoever may write the language. */
function Restoring({ id, locale, req, slug, version }: RestoringProps) {
  const role = roleOf(req);
  if (role !== 'admin' && countryOf(role) !== locale) return null;
  return (
    <div className="oilway-comparison__summary">
      <p>{say('restoreHint', req.i18n.language)}</p>
      <RestoreLanguage code={locale} collection={slug} id={id} version={version} />
    </div>
  );
}

function Part(props: { part: ChangedPart; locale: Locale; language: string }) {
  const { language, locale, part } = props;
  return (
    <section className="oilway-part">
      <h2>{part.label ?? say('document', language)}</h2>
      {part.fields.map(({ before, label, now }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a list share their labels.
        <div key={index} className="oilway-field">
          <h3>{label.replaceAll(' > ', ' › ')}</h3>
          <Side
            words={before}
            title={say('atThatTime', language)}
            locale={locale}
            language={language}
          />
          <Side words={now} title={say('newest', language)} locale={locale} language={language} />
        </div>
      ))}
    </section>
  );
}

function Side(props: { words: string; title: string; locale: Locale; language: string }) {
  const { language, locale, title, words } = props;
  return (
    <div className="oilway-side oilway-side--version">
      <span className="oilway-version__side">{title}</span>
      {words ? <p lang={locale}>{words}</p> : <p>{say('nothingThere', language)}</p>}
    </div>
  );
}

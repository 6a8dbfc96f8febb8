import { countryOf, roleOf } from '@oilway/content/access/rules.ts';
import {
  type ComparedField,
  type ComparedPart,
  type Comparison,
  compareLanguages,
} from '@oilway/content/editing/comparison.ts';
import { isTranslated } from '@oilway/content/editing/languages.ts';
import { stateName } from '@oilway/content/editing/state-names.ts';
import { languageName, languages } from '@oilway/content/languages.ts';
import type { Locale } from '@oilway/store/cultures.ts';
import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { ConfirmLanguage } from './ConfirmLanguage.tsx';
import { DocumentTrail } from './DocumentTrail.tsx';
import { moment, say } from './messages.ts';
import { StateBadge, toneOf } from './StateBadge.tsx';
import './editing.css';
import './places.css';
import './side-by-side.css';

/** Both languages of a document side by side, read with the access of whoever looks. */
export async function LanguagesView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  const slug = collectionConfig?.slug ?? '';
  const comparison = isTranslated(slug) && (await compareLanguages(slug, Number(docID), req));
  if (!comparison) return null;
  const { language } = req.i18n;
  const document = `${req.payload.config.routes.admin}/collections/${slug}/${docID}`;
  return (
    <Gutter className="oilway-comparison">
      <DocumentTrail initPageResult={initPageResult} word="languages" />
      <Summary comparison={comparison} req={req} path={`/${slug}/${docID}`} />
      <div className="oilway-comparison__head">
        {languages.map((code) => (
          <LanguageHead key={code} code={code} comparison={comparison} language={language}>
            <a href={`${document}?locale=${code}`} hrefLang={code}>
              {say('edit', language)}
              <span className="oilway-unseen"> ({languageName(code, language)})</span>
            </a>
          </LanguageHead>
        ))}
      </div>
      {comparison.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may have the same name.
        <Part key={index} part={part} language={language} />
      ))}
    </Gutter>
  );
}

interface HeadProps {
  code: Locale;
  comparison: Comparison;
  language: string;
  children: React.ReactNode;
}

function LanguageHead({ children, code, comparison, language }: HeadProps) {
  const { pending, state } = comparison.languages.states[code];
  const words = stateName(state, language);
  return (
    <div>
      <h2>{languageName(code, language)}</h2>
      <StateBadge tone={toneOf[state]}>
        {pending ? `${words}, ${say('pending', language)}` : words}
      </StateBadge>
      {children}
    </div>
  );
}

interface SummaryProps {
  comparison: Comparison;
  req: PayloadRequest;
  /** Of the document among the calls. */
  path: string;
}

/** How the languages stand to each other; whoever writes the one behind may say that it still holds. */
function Summary({ comparison, path, req }: SummaryProps) {
  const { lag, states } = comparison.languages;
  const { language } = req.i18n;
  const behind = languages.find((code) => states[code].state === 'outdated');
  if (!behind || !lag) {
    const whole = languages.every((code) => states[code].state === 'current');
    return <p>{say(whole ? 'inStep' : 'notInStep', language)}</p>;
  }
  const role = roleOf(req);
  const mayWrite = role === 'admin' || countryOf(role) === behind;
  const values = { language: languageName(behind, language), date: moment(lag.since, language) };
  return (
    <div className="oilway-comparison__summary">
      <p>
        {say('behind', language, values)}{' '}
        {say(comparison.unknown ? 'unknownFields' : 'markedFields', language)}
      </p>
      {mayWrite && !states[behind].pending ? <ConfirmLanguage code={behind} path={path} /> : null}
    </div>
  );
}

function Part({ part, language }: { part: ComparedPart; language: string }) {
  const { fields, label, missing } = part;
  if (fields.length === 0) return null;
  return (
    <section className="oilway-part">
      <h3>
        {label ?? say('document', language)}
        {missing ? (
          <StateBadge tone="bad">
            {`${languageName(missing, language)}: ${say('missing', language)}`}
          </StateBadge>
        ) : null}
      </h3>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a list share their labels.
        <Field key={index} field={field} language={language} />
      ))}
    </section>
  );
}

function Field({ field, language }: { field: ComparedField; language: string }) {
  return (
    <div className="oilway-field">
      <h4>{field.label.replaceAll(' > ', ' › ')}</h4>
      {languages.map((code) => {
        const mark = field.mark?.language === code ? field.mark.kind : undefined;
        return (
          <div key={code} className={mark ? `oilway-side oilway-side--${mark}` : 'oilway-side'}>
            <span className="oilway-side__language">{languageName(code, language)}</span>
            {mark ? (
              <StateBadge tone={mark === 'missing' ? 'bad' : 'warn'}>
                {say(mark, language)}
              </StateBadge>
            ) : null}
            {field[code] ? <p lang={code}>{field[code]}</p> : null}
          </div>
        );
      })}
    </div>
  );
}

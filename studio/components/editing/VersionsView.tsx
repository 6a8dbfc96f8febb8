import { isTranslated } from '@oilway/content/editing/languages.ts';
import { readVersions, type VersionLine } from '@oilway/content/editing/versions.ts';
import { languageName } from '@oilway/content/languages.ts';
import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { DocumentTrail } from './DocumentTrail.tsx';
import { moment, say } from './messages.ts';
import { StateBadge } from './StateBadge.tsx';
import './editing.css';
import './versions.css';

/** What was done to a document: the newest first, by whom and in which language. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  const slug = collectionConfig?.slug ?? '';
  if (!isTranslated(slug)) return null;
  const lines = await readVersions(slug, Number(docID), req);
  const { language } = req.i18n;
  const path = `${req.payload.config.routes.admin}/collections/${slug}/${docID}/versions`;
  return (
    <Gutter className="oilway-versions">
      <DocumentTrail initPageResult={initPageResult} word="versions" />
      {lines.length === 0 ? (
        <p className="oilway-empty">{say('noVersions', language)}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('when', language)}</th>
              <th scope="col">{say('what', language)}</th>
              <th scope="col">{say('who', language)}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} path={path} language={language} />
            ))}
          </tbody>
        </table>
      )}
    </Gutter>
  );
}

const changeWords = {
  draft: 'draftChange',
  published: 'publishedChange',
  unpublished: 'unpublishedChange',
} as const;

function Line(props: { line: VersionLine; path: string; language: string }) {
  const { language, line, path } = props;
  const { at, author, change, id, languages, shown } = line;
  const names = (codes: typeof languages) =>
    codes.map((code) => languageName(code, language)).join(', ');
  const [first] = languages;
  return (
    <tr>
      <td>
        <a href={first ? `${path}/${id}?locale=${first}` : `${path}/${id}`}>
          <time dateTime={at}>{moment(at, language)}</time>
        </a>
      </td>
      <td>
        {[say(changeWords[change], language), names(languages)].filter(Boolean).join(': ')}
        {shown.length > 0 ? (
          <StateBadge tone="good">
            {`${say('shownNow', language)}${languages.length > 1 ? `: ${names(shown)}` : ''}`}
          </StateBadge>
        ) : null}
      </td>
      <td>{author ?? say('nobody', language)}</td>
    </tr>
  );
}

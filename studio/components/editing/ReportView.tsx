import { anyStaff } from '@oilway/content/access/rules.ts';
import {
  type ContentReportEntry,
  createContentReport,
  reportGroups,
} from '@oilway/content/editing/content-report.ts';
import { isEditorial } from '@oilway/content/editing/country.ts';
import { findingText } from '@oilway/content/editing/findings.ts';
import { labelText, trailText } from '@oilway/content/editing/traverse-fields.ts';
import { languages } from '@oilway/content/languages.ts';
import { formatTimestamp } from '@oilway/content/system-status/observation-text.ts';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { authorizeView, StudioView } from '../StudioView.tsx';
import { counterpartStateText, countryName, groupName, translate } from './messages.ts';
import { StateBadge, type Tone } from './StateBadge.tsx';
import './editing.css';
import './document-lists.css';

/** The report on both sites: grouped findings, each with a link to its form. */
export async function ReportView(props: AdminViewServerProps) {
  const req = authorizeView(props, '/report', anyStaff);
  const { language } = req.i18n;
  const report = await createContentReport(req);
  const country = languages.find((code) => code === props.searchParams?.country);
  const visibleGroups = reportGroups
    .map((group) => ({
      group,
      entries: report[group].filter((entry) => !country || entry.locale === country),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <StudioView title={translate('report', language)} view={props}>
      <p>{translate('reportIntro', language)}</p>
      <nav className="oilway-buttons" aria-label={translate('show', language)}>
        {[undefined, ...languages].map((code) => (
          <a
            key={code ?? 'all'}
            href={`${req.payload.config.routes.admin}/report${code ? `?country=${code}` : ''}`}
            aria-current={code === country ? 'true' : undefined}
          >
            {code ? countryName(code, language) : translate('bothCountries', language)}
          </a>
        ))}
      </nav>
      {visibleGroups.length === 0 ? (
        <p className="oilway-note oilway-note--good">{translate('nothing', language)}</p>
      ) : null}
      {visibleGroups.map(({ entries, group }) => (
        <section key={group} aria-labelledby={`report-${group}`}>
          <h2 id={`report-${group}`}>
            {groupName(group, language)} ({entries.length})
          </h2>
          <ul className="oilway-list oilway-entries">
            {entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place may have two equal findings.
              <EntryRow key={index} entry={entry} req={req} />
            ))}
          </ul>
        </section>
      ))}
    </StudioView>
  );
}

function EntryRow({ entry, req }: { entry: ContentReportEntry; req: PayloadRequest }) {
  const { locale, place } = entry;
  const { language } = req.i18n;
  const name = [labelText(place.label, req.i18n), place.title].filter(Boolean).join(': ');
  return (
    <li>
      <a href={editUrl(entry, req)}>{name}</a>
      {entry.about === 'finding' ? (
        <span className="oilway-entries__place">
          {trailText(entry.finding.trail, req.i18n).replaceAll(' > ', ' › ')}
        </span>
      ) : null}
      <span>{entryText(entry, req)}</span>
      <span className="oilway-buttons">
        <StateBadge tone={toneOfEntry(entry)}>{countryName(locale, language)}</StateBadge>
      </span>
    </li>
  );
}

function toneOfEntry(entry: ContentReportEntry): Tone {
  if (entry.about === 'counterpart') return entry.state === 'behind' ? 'warn' : 'quiet';
  if (entry.about === 'finding') return entry.error ? 'bad' : 'warn';
  return 'bad';
}

/** Returns the URL of the form, in the language of the finding. */
function editUrl({ locale, place }: ContentReportEntry, { payload }: PayloadRequest): string {
  const document = [payload.config.routes.admin, place.kind, place.slug, place.id]
    .filter((part) => part !== undefined)
    .join('/');
  return isEditorial(place.slug) ? document : `${document}?locale=${locale}`;
}

function entryText(entry: ContentReportEntry, { i18n }: PayloadRequest): string {
  const { language } = i18n;
  if (entry.about === 'finding') return findingText(entry.finding, language);
  if (entry.about === 'alt') return translate('altMissing', language);
  if (entry.about === 'counterpart') return counterpartStateText(entry.state, language);
  const { at, errors } = entry.schedule;
  const reasons = errors.map(
    (finding) =>
      `${trailText(finding.trail, i18n).replaceAll(' > ', ' › ')}: ${findingText(finding, language)}`,
  );
  const refusal = translate('refusedOn', language, { date: formatTimestamp(at, language) });
  return [refusal, ...(reasons.length > 0 ? reasons : [translate('mended', language)])].join(' ');
}

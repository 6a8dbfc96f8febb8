import { isWritten } from '@oilway/content/editing/country.ts';
import { findingText } from '@oilway/content/editing/findings.ts';
import { groups, makeReport, type ReportEntry } from '@oilway/content/editing/report.ts';
import { labelText, trailText } from '@oilway/content/editing/walk.ts';
import { languages } from '@oilway/content/languages.ts';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { CountryChoice } from './CountryChoice.tsx';
import { countryName, groupName, moment, say, stateSentence } from './messages.ts';
import { StateBadge, type Tone } from './StateBadge.tsx';
import './editing.css';
import './places.css';

/** The report on both sites: grouped findings, each with a link to its form. */
export async function ReportView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams } = props;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { admin } = req.payload.config.routes;
  // Payload does not authenticate custom views.
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/report`)}`);
  const { language } = req.i18n;
  const report = await makeReport(req);
  const only = languages.find((code) => code === searchParams?.country);
  const shown = groups
    .map((group) => ({
      group,
      entries: report[group].filter((entry) => !only || entry.locale === only),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <DefaultTemplate
      {...{ locale, params, permissions, req, searchParams, visibleEntities }}
      i18n={req.i18n}
      payload={req.payload}
      user={req.user}
    >
      <SetStepNav nav={[{ label: say('report', language) }]} />
      <Gutter className="oilway-report">
        <h1>{say('report', language)}</h1>
        <p>{say('reportIntro', language)}</p>
        <CountryChoice chosen={only} all={`${admin}/report`} language={language} />
        {shown.length === 0 ? <p className="oilway-empty">{say('nothing', language)}</p> : null}
        {shown.map(({ entries, group }) => (
          <section key={group} aria-labelledby={`report-${group}`}>
            <h2 id={`report-${group}`}>
              {groupName(group, language)} <span>({entries.length})</span>
            </h2>
            <ul className="oilway-entries">
              {entries.map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place may have two equal findings.
                <EntryRow key={index} entry={entry} req={req} />
              ))}
            </ul>
          </section>
        ))}
      </Gutter>
    </DefaultTemplate>
  );
}

function EntryRow({ entry, req }: { entry: ReportEntry; req: PayloadRequest }) {
  const { locale, place } = entry;
  const { language } = req.i18n;
  const name = [labelText(place.label, req.i18n), place.title].filter(Boolean).join(': ');
  return (
    <li>
      <a href={addressOf(entry, req)}>{name}</a>
      {entry.about === 'finding' ? (
        <span className="oilway-entries__place">
          {trailText(entry.finding.trail, req.i18n).replaceAll(' > ', ' › ')}
        </span>
      ) : null}
      <span className="oilway-entries__text">{sentenceOf(entry, req)}</span>
      <span className="oilway-entries__marks">
        <StateBadge tone={toneOfEntry(entry)}>{countryName(locale, language)}</StateBadge>
      </span>
    </li>
  );
}

function toneOfEntry(entry: ReportEntry): Tone {
  if (entry.about === 'counterpart') return entry.state === 'behind' ? 'warn' : 'quiet';
  if (entry.about === 'finding') return entry.error ? 'bad' : 'warn';
  return 'bad';
}

/** Returns the URL of the form, in the language of the finding. */
function addressOf({ locale, place }: ReportEntry, { payload }: PayloadRequest): string {
  const document = [payload.config.routes.admin, place.kind, place.slug, place.id]
    .filter((part) => part !== undefined)
    .join('/');
  return isWritten(place.slug) ? document : `${document}?locale=${locale}`;
}

function sentenceOf(entry: ReportEntry, { i18n }: PayloadRequest): string {
  const { language } = i18n;
  if (entry.about === 'finding') return findingText(entry.finding, language);
  if (entry.about === 'alt') return say('altMissing', language);
  if (entry.about === 'counterpart') return stateSentence(entry.state, language);
  const { at, errors } = entry.schedule;
  const reasons = errors.map(
    (finding) =>
      `${trailText(finding.trail, i18n).replaceAll(' > ', ' › ')}: ${findingText(finding, language)}`,
  );
  const first = say('refusedOn', language, { date: moment(at, language) });
  return [first, ...(reasons.length > 0 ? reasons : [say('mended', language)])].join(' ');
}

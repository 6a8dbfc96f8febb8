import { complianceOfficers, reportStatusReaders } from '@oilway/content/access/rules.ts';
import { databaseOf } from '@oilway/content/database/session.ts';
import { inLanguage } from '@oilway/content/labels.ts';
import { menuSections } from '@oilway/content/studio-menu.ts';
import { type ReportDates, reportState } from '@oilway/store/reporting/deadlines.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { keyHolders } from '@oilway/store/reporting/reporting-keys.ts';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { authorizeView, StudioView } from '../StudioView.tsx';
import { Table } from '../Table.tsx';
import { formatDay, markName, translate } from './messages.ts';
import { ReportingOffice } from './ReportingOffice.tsx';
import type { Officer } from './reporting-client.ts';
import './reporting.css';

/** The reporting office: the cases for its officers; for administrators only their numbers and dates. */
export async function ReportingView(props: AdminViewServerProps) {
  const req = authorizeView(props, '/reporting', reportStatusReaders);
  const { language } = req.i18n;
  const title = inLanguage(menuSections.desk.label, language);
  const isOfficer = complianceOfficers({ req });
  return (
    <StudioView className="oilway-reporting" title={title} view={props}>
      <p>{translate(isOfficer ? 'intro' : 'watching', language)}</p>
      {isOfficer ? (
        <ReportingOffice
          language={language}
          ownId={Number(req.user?.id)}
          people={await listOfficers(req)}
        />
      ) : (
        <ReportOverview req={req} />
      )}
    </StudioView>
  );
}

/** Names let officers notice an unexpected key. */
async function listOfficers({ payload }: PayloadRequest): Promise<Officer[]> {
  const holders = await keyHolders(databaseOf(payload));
  const { docs } = await payload.find({
    collection: 'staff',
    where: { or: [{ role: { equals: 'compliance-officer' } }, { id: { in: holders } }] },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  const accounts = docs.map(({ email, id, name, role, state }) => {
    const isFormer = role !== 'compliance-officer' || state === 'deactivated';
    return { id, name, email, isFormer };
  });
  return accounts.filter(({ id, isFormer }) => !isFormer || holders.includes(id));
}

async function ReportOverview({ req }: { req: PayloadRequest }) {
  const { language } = req.i18n;
  const { docs } = await req.payload.find({
    collection: 'reports',
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  const columns = ['case', 'received', 'state'] as const;
  if (docs.length === 0) return <p>{translate('noCases', language)}</p>;
  return (
    <Table
      columns={columns.map((column) => translate(column, language))}
      rows={docs.map((report) => ({
        key: report.id,
        cells: [
          reportNumber(report.id),
          formatDay(report.day, language),
          markName(reportState(report as ReportDates), language),
        ],
      }))}
    />
  );
}

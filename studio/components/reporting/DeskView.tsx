import { officers, watchers } from '@oilway/content/access/rules.ts';
import { databaseOf } from '@oilway/content/database/session.ts';
import type { CaseDays } from '@oilway/store/reporting/clocks.ts';
import { stateOf } from '@oilway/store/reporting/clocks.ts';
import { holdersOf } from '@oilway/store/reporting/keys.ts';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { Desk } from './Desk.tsx';
import type { Officer } from './desk-calls.ts';
import { say, shown, stateName } from './messages.ts';
import './desk.css';

/** The reporting office: the cases for its officers; for administrators only their numbers and dates. */
export async function DeskView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams } = props;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/reporting`)}`);
  if (!watchers({ req })) notFound();
  const { language } = req.i18n;
  const officer = officers({ req });
  return (
    <DefaultTemplate
      {...{ locale, params, permissions, req, searchParams, visibleEntities }}
      i18n={req.i18n}
      payload={req.payload}
      user={req.user}
    >
      <SetStepNav nav={[{ label: say('desk', language) }]} />
      <Gutter className="oilway-desk">
        <h1>{say('desk', language)}</h1>
        <p>{say(officer ? 'intro' : 'watching', language)}</p>
        {officer ? (
          <Desk own={Number(req.user.id)} people={await namesOfReaders(req)} />
        ) : (
          <Watched req={req} />
        )}
      </Gutter>
    </DefaultTemplate>
  );
}

/** Names let officers notice an unexpected key. */
async function namesOfReaders({ payload }: PayloadRequest): Promise<Officer[]> {
  const holders = await holdersOf(databaseOf(payload));
  const { docs } = await payload.find({
    collection: 'staff',
    where: { or: [{ role: { equals: 'compliance-officer' } }, { id: { in: holders } }] },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  const people = docs.map(({ id, name, role, state }) => {
    const left = role !== 'compliance-officer' || state === 'deactivated';
    return { id, name, left };
  });
  return people.filter(({ id, left }) => !left || holders.includes(id));
}

async function Watched({ req }: { req: PayloadRequest }) {
  const { language } = req.i18n;
  const { docs } = await req.payload.find({
    collection: 'reports',
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  if (docs.length === 0) return <p>{say('noCases', language)}</p>;
  return (
    <table className="oilway-cases">
      <thead>
        <tr>
          <th>{say('case', language)}</th>
          <th>{say('received', language)}</th>
          <th>{say('state', language)}</th>
        </tr>
      </thead>
      <tbody>
        {docs.map((report) => (
          <tr key={report.id}>
            <td>{report.id}</td>
            <td>{shown(report.day, language)}</td>
            <td>{stateName(stateOf(report as CaseDays), language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

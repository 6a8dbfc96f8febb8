import { dataSubjectClerks } from '@oilway/content/access/rules.ts';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { Main } from '../Main.tsx';
import { translate } from './messages.ts';
import { PersonData } from './PersonData.tsx';

/** The view for exporting or erasing the data of one email address. */
export function PersonDataView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/person-data`)}`);
  if (!dataSubjectClerks({ req })) notFound();
  const { language } = req.i18n;
  return (
    <DefaultTemplate
      {...{ locale, params, permissions, req, searchParams, visibleEntities }}
      i18n={req.i18n}
      payload={req.payload}
      user={req.user}
    >
      <SetStepNav nav={[{ label: translate('personData', language) }]} />
      <Main>
        <h1>{translate('personData', language)}</h1>
        <p className="oilway-intro">{translate('personIntro', language)}</p>
        <PersonData />
      </Main>
    </DefaultTemplate>
  );
}

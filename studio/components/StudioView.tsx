import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { Main } from './Main.tsx';

interface StudioViewProps {
  children: ReactNode;
  className?: string;
  title: string;
  view: AdminViewServerProps;
}

/** A view of our own, in Payload's frame. */
export function StudioView({ children, className = '', title, view }: StudioViewProps) {
  const { locale, permissions, req, visibleEntities } = view.initPageResult;
  const { i18n, payload, user } = req;
  return (
    <DefaultTemplate
      {...{ i18n, locale, payload, permissions, req, visibleEntities }}
      params={view.params}
      searchParams={view.searchParams}
      {...(user && { user })}
    >
      <title>{`${title} · Oilway`}</title>
      <SetStepNav nav={[{ label: title }]} />
      <Main className={className}>
        <h1>{title}</h1>
        {children}
      </Main>
    </DefaultTemplate>
  );
}

/** Lets only those people see a view that have access; Payload does not authenticate custom views. @returns the request. */
export function authorizeView(
  { initPageResult: { req } }: AdminViewServerProps,
  path: string,
  mayRead: (args: { req: PayloadRequest }) => boolean,
): PayloadRequest {
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(admin + path)}`);
  if (!mayRead({ req })) notFound();
  return req;
}

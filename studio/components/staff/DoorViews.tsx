import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import type { ReactNode } from 'react';
import { Logo } from '../Logo.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import './door.css';

function Door({ children }: { children: ReactNode }) {
  return (
    <div className="oilway-door">
      <div className="oilway-door__logo">
        <Logo />
      </div>
      {children}
    </div>
  );
}

/** Where staff log in. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  const { admin } = payload.config.routes;
  const asked = searchParams?.redirect;
  const then = getSafeRedirect({
    fallbackTo: admin,
    redirectTo: Array.isArray(asked) ? (asked[0] ?? '') : (asked ?? ''),
  });
  if (user) redirect(then);
  return (
    <Door>
      <LoginForm then={then} />
    </Door>
  );
}

/** Where they ask for the link to a new password. */
export const ForgotView = () => (
  <Door>
    <ForgotForm />
  </Door>
);

/** Where such a link leads, and that of an invitation. */
export const ResetView = () => (
  <MinimalTemplate>
    <Door>
      <ResetForm />
    </Door>
  </MinimalTemplate>
);

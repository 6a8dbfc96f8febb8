import { stageOf } from '@oilway/content/staff/stage.ts';
import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import type { ReactNode } from 'react';
import { Logo } from '../Logo.tsx';
import { CodeForm, PasskeyForm } from './CodeForm.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';
import './door.css';

function Door({ children }: { children: ReactNode }) {
  return (
    <main className="oilway-door">
      <div className="oilway-door__logo">
        <Logo />
      </div>
      {children}
    </main>
  );
}

const forms = {
  password: LoginForm,
  code: CodeForm,
  passkey: PasskeyForm,
  'set-up': SetUpFactor,
};

/** The login page, with one or two steps. */
export async function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  const { admin } = payload.config.routes;
  const asked = searchParams?.redirect;
  const then = getSafeRedirect({
    fallbackTo: admin,
    redirectTo: Array.isArray(asked) ? (asked[0] ?? '') : (asked ?? ''),
  });
  if (user) redirect(then);
  const Asked = forms[await stageOf(initPageResult.req)];
  return (
    <Door>
      <Asked then={then} />
    </Door>
  );
}

/** The page that requests a password reset link. */
export const ForgotView = () => (
  <Door>
    <ForgotForm />
  </Door>
);

/** The page that a password reset link or an invitation opens. */
export const ResetView = () => (
  <MinimalTemplate>
    <Door>
      <ResetForm />
    </Door>
  </MinimalTemplate>
);

import { loginStep } from '@oilway/content/staff/login-step.ts';
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
import './auth.css';

function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className="oilway-auth">
      <Logo />
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
  const requestedPath = searchParams?.redirect;
  const redirectTo = getSafeRedirect({
    fallbackTo: admin,
    redirectTo: Array.isArray(requestedPath) ? (requestedPath[0] ?? '') : (requestedPath ?? ''),
  });
  if (user) redirect(redirectTo);
  const Form = forms[await loginStep(initPageResult.req)];
  return (
    <AuthLayout>
      <Form redirectTo={redirectTo} />
    </AuthLayout>
  );
}

/** The page that requests a password reset link. */
export const ForgotView = () => (
  <AuthLayout>
    <ForgotForm />
  </AuthLayout>
);

/** The page that a password reset link or an invitation opens. */
export const ResetView = () => (
  <MinimalTemplate>
    <AuthLayout>
      <ResetForm />
    </AuthLayout>
  </MinimalTemplate>
);

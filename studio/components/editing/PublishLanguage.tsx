'use client';

import type { Role } from '@oilway/content/access/roles.ts';
import { PublishButton, useAuth } from '@payloadcms/ui';
import { useOpenForm } from './open-form.ts';

/** Publishes the language that is open, and says so; administrators have both in its menu. */
export function PublishLanguage() {
  const { user } = useAuth<{ role?: Role }>();
  useOpenForm();
  return (
    <>
      {user?.role === 'admin' ? null : <span className="oilway-one-language" hidden />}
      <PublishButton />
    </>
  );
}

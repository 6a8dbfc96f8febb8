'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { AdminActions } from './AdminActions.tsx';
import { OwnFactors } from './OwnFactors.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import './auth.css';

/** Below the form of a staff account: password and sessions of one's own account; for administrators the actions for others. */
export function StaffLogin() {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  if (!id || !user) return null;
  if (String(id) !== String(user.id))
    return user.role === 'admin' ? (
      <AdminActions accountId={String(id)} state={String(savedDocumentData?.state ?? '')} />
    ) : null;
  return (
    <div className="oilway-auth oilway-auth--account">
      <OwnPassword />
      <OwnFactors />
      <OwnSessions />
    </div>
  );
}

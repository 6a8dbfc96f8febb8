'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { OwnFactors } from './OwnFactors.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SendLink } from './SendLink.tsx';
import './door.css';

/** Below the form of a staff account: password and sessions of one's own account; for administrators the actions for others. */
export function StaffDoor() {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  if (!id || !user) return null;
  if (String(id) !== String(user.id))
    return user.role === 'admin' ? (
      <SendLink person={String(id)} state={String(savedDocumentData?.state ?? '')} />
    ) : null;
  return (
    <div className="oilway-door oilway-door--own">
      <OwnPassword />
      <OwnFactors />
      <OwnSessions />
    </div>
  );
}

'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { OwnFactors } from './OwnFactors.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SendLink } from './SendLink.tsx';
import './door.css';

/** Below the entry of a member of staff: for themselves password and sessions, for administrators the link of others. */
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

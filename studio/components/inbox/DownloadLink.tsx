'use client';

import { useReauthentication } from '../staff/Reauthenticate.tsx';
import './inbox.css';

/** A link to an export, which requires recent authentication. */
export function DownloadLink({ children, href }: { children: string; href: string }) {
  const { onLinkClick } = useReauthentication();
  return (
    <a className="oilway-export" href={href} download onClick={onLinkClick}>
      {children}
    </a>
  );
}

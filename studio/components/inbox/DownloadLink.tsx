'use client';

import { useReauthentication } from '../staff/Reauthenticate.tsx';

/** A link to an export, which requires recent authentication. */
export function DownloadLink({ children, href }: { children: string; href: string }) {
  const { onLinkClick } = useReauthentication();
  return (
    <a className="oilway-link-button" href={href} download onClick={onLinkClick}>
      {children}
    </a>
  );
}

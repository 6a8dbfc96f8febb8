import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Gives the form's lock back when it is left: one that keeps drafts by itself asks nobody before. */
export function useOpenForm(): void {
  const { config } = useConfig();
  const { collectionSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  const api = config.serverURL + config.routes.api;
  const own = user?.id;
  useEffect(() => {
    if (!collectionSlug || id === undefined || own === undefined) return undefined;
    const mine = new URLSearchParams({
      'where[document.relationTo][equals]': collectionSlug,
      'where[document.value][equals]': String(id),
      'where[user.value][equals]': String(own),
    });
    const leave = () => {
      const address = `${api}/payload-locked-documents?${mine}`;
      // Without an answer it ends by itself, five minutes after the last key.
      fetch(address, { method: 'DELETE', credentials: 'include', keepalive: true }).catch(() => {});
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [api, collectionSlug, id, own]);
}

import { useEffect } from 'react';

/** Asks before the page is left: by the browser, by a link within the studio, and by its fragment, as with the browser's back button. */
export function useLeaveWarning(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || link.download || link.target === '_blank' || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const { href } = window.location;
    const onHashChange = (event: HashChangeEvent) => {
      if (event.newURL === href || window.confirm(question)) return;
      event.stopImmediatePropagation();
      window.location.href = href;
    };
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('hashchange', onHashChange, true);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('hashchange', onHashChange, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [isActive, question]);
}

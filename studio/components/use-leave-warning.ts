import { useEffect } from 'react';

/** Asks before the page is left: by the browser, and by a link within the studio. */
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
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isActive, question]);
}

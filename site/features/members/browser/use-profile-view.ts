import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ProfileState, profileView } from '../schema.ts';

interface ShownView {
  shown: ProfileState;
  /** The address is the one that the server drew the page for. */
  isDrawn: boolean;
  /** Goes to a view: a step that Back takes back. */
  show: (view: ProfileState) => void;
  root: RefObject<HTMLDivElement | null>;
  /** Takes the focus with each view that comes after the first. */
  part: RefObject<HTMLDivElement | null>;
}

/** Which view of the profile is shown: the one that the address names, also after Back and Forward. */
export function useProfileView(first: ProfileState): ShownView {
  const [{ isDrawn, shown }, set] = useState({ shown: first, isDrawn: true });
  const drawn = useRef('');
  const before = useRef(first);
  const root = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    drawn.current = location.search;
    const over = new AbortController();
    const follow = (event: Event) => {
      event.preventDefault();
      set(viewAt(drawn.current));
    };
    // `first.ts` tells of it.
    root.current?.addEventListener('addresschange', follow, { signal: over.signal });
    return () => over.abort();
  }, []);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // Below the menu of a phone there is nothing: its button has the focus, and keeps it when it closes the menu.
    const opener = root.current?.querySelector('a');
    const focused = document.activeElement;
    if (shown === 'phoneMenu') opener?.focus();
    else if (focused !== opener && !part.current?.contains(focused)) part.current?.focus();
  }, [shown]);

  const show = (view: ProfileState) => {
    if (view === shown) return;
    history.pushState(null, '', `?view=${view}`);
    set(viewAt(drawn.current));
  };
  return { shown, isDrawn, show, root, part };
}

function viewAt(drawn: string): { shown: ProfileState; isDrawn: boolean } {
  const { search } = location;
  const shown = profileView(new URLSearchParams(search).get('view'));
  return { shown, isDrawn: search === drawn };
}

/**
 * A script of its own, without imports, that runs before anything is painted.
 *
 * The size of the text: 16 px (what the browser has set) times a multiplier; 0 resets it. Here, so that a page never
 * appears in the wrong size first.
 */
{
  const key = 'oilway.text-size';
  const [smallest, largest] = [0.75, 2];

  /** @returns a multiplier between the two bounds; 1 for 0, for none and for anything that is no number. */
  const multiplierOf = (value: string | undefined): number => {
    const size = Number(value);
    return size > 0 && size < Infinity ? Math.min(largest, Math.max(smallest, size)) : 1;
  };

  const read = (): number => {
    try {
      return multiplierOf(localStorage[key]);
    } catch {
      return 1;
    }
  };

  /** @param multiplier of what the browser has set. */
  const apply = (multiplier: number): void => {
    document.documentElement.style.fontSize = multiplier === 1 ? '' : `${100 * multiplier}%`;
    for (const button of document.querySelectorAll<HTMLElement>('[data-text-size]'))
      button.ariaPressed = String(multiplierOf(button.dataset.textSize) === multiplier);
  };

  apply(read());
  addEventListener('DOMContentLoaded', () => apply(read()));
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-text-size]');
    if (!button) return;
    const asked = multiplierOf(button.dataset.textSize);
    try {
      if (asked === 1) delete localStorage[key];
      else localStorage[key] = asked;
    } catch {
      // A browser that keeps nothing still shows it on this page.
    }
    apply(asked);
  });
  addEventListener('storage', () => apply(read()));
}

/** A form that is sent before its script has come would lose what was typed: it is sent as soon as that is there. */
addEventListener('submit', (event) => {
  const { target } = event;
  if (!(target instanceof HTMLFormElement && target.matches('[data-form]:not([novalidate])')))
    return;
  event.preventDefault();
  target.dataset.pressed = '';
});

/** What is pressed or chosen before its own script has come is remembered on the element, and done then. */
{
  const pressed = '[data-video-load],[data-video-always],[data-video-start],a[href*="#video-"]';
  const chosen = '[data-behaviour="region-filter"] select';
  const remember = (kind: 'click' | 'change', parts: string): void => {
    const mark = ({ target }: Event) => {
      const part = target instanceof Element && target.closest<HTMLElement>(parts);
      if (part) part.dataset.pressed = '';
    };
    // On the way down, so that a script that has come can forget it.
    addEventListener(kind, mark, { capture: true });
  };
  remember('click', pressed);
  remember('change', chosen);
}

/**
 * Back and Forward lead to what the address says from the first moment. Each part that the address asks for is told by the
 * event `addresschange`; as long as its own script has not come, and prevents it, the page is loaded anew instead. A page
 * that comes back as it was left has the words in its fields that led away from it: it gets those of its address again.
 */
{
  const drawn = location.search;
  const tell = () => {
    for (const part of document.querySelectorAll('[data-asked]'))
      if (
        part.dispatchEvent(new Event('addresschange', { cancelable: true })) &&
        location.search !== drawn
      )
        location.reload();
  };
  addEventListener('popstate', tell);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('search form, form[method=get]'))
      form.reset();
    tell();
  });
}

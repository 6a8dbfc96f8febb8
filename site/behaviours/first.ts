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

/**
 * Scripts that do not arrive: `data-broken` says so, and they are loaded again when the network is back.
 *
 * A form that is sent before its island is hydrated waits for that, at most 4 s while there is a network, and says so. Then, and at once
 * where scripts cannot be loaded, it posts itself as it does without scripts. A page that takes reports (`data-when-broken`) sends
 * nothing without its scripts, and says so.
 */
{
  const patience = 4000;
  const root = document.documentElement;
  const again = ({ crossOrigin, integrity, src }: HTMLScriptElement) => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', crossOrigin, integrity, src });
    document.head.append(script);
  };
  const fail = () => {
    root.dataset.broken = '';
    dispatchEvent(new Event('scriptsbroken'));
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element && target.matches('script, link[rel="modulepreload"]')))
        return;
      if (target instanceof HTMLScriptElement && target.type === 'module')
        addEventListener('online', () => again(target), { once: true });
      if (!target.matches('[data-recaptcha-script]')) fail();
    },
    { capture: true },
  );
  addEventListener('vite:preloadError', fail);
  for (const sign of ['online', 'hydrated'])
    addEventListener(sign, () => delete root.dataset.broken);

  const wait = (form: HTMLFormElement, notice: Element | null) => {
    const island = form.closest('[data-island]');
    if (!island || form.ariaBusy) return;
    form.ariaBusy = 'true';
    const status = document.createElement('p');
    status.role = 'status';
    status.className = 'note above4';
    island.after(status);
    const over = new AbortController();
    const { signal } = over;
    let late: number | undefined;
    const end = () => {
      clearTimeout(late);
      over.abort();
      status.remove();
      form.ariaBusy = null;
    };
    const post = () => {
      if (!navigator.onLine) return;
      end();
      if (notice) {
        root.dataset.broken = '';
        notice.scrollIntoView({ block: 'center' });
      } else form.submit();
    };
    const begin = () => {
      // Read aloud only where it changes.
      status.textContent = form.dataset.sending ?? '';
      late = window.setTimeout(post, patience);
    };
    setTimeout(begin);
    addEventListener('online', begin, { signal });
    addEventListener('scriptsbroken', post, { signal });
    island.addEventListener(
      'hydrated',
      () => {
        end();
        // React may have rendered it anew.
        (document.getElementById(form.id) as HTMLFormElement | null)?.requestSubmit();
      },
      { signal },
    );
  };

  addEventListener(
    'submit',
    (event) => {
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement)) return;
      const isBroken = root.dataset.broken !== undefined;
      const notice = form.closest('main') && document.querySelector('[data-when-broken]');
      const isHeld = isBroken && notice !== null;
      const isWaiting =
        form.matches('[data-form]:not([novalidate])') && !(isBroken && navigator.onLine);
      if (!isHeld && !isWaiting) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isHeld) notice.scrollIntoView({ block: 'center' });
      else wait(form, notice);
    },
    { capture: true },
  );
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

/**
 * A classic script without imports that runs before the first paint.
 *
 * Your station: reserves its place in the footer, if one is stored (`features/stations/browser/your-station.ts`). A draft of a form: it is restored at
 * load (`pages/render/islands.ts`).
 */
{
  const root = document.documentElement;
  try {
    if (localStorage.getItem(`oilway.station.${root.dataset.culture}`))
      root.dataset.hasStation = '';
    if (Object.keys(localStorage).some((key) => key.startsWith('oilway.draft')))
      root.dataset.hasDraft = '';
  } catch {
    // Without storage there is neither.
  }
}

/**
 * Text size: the browser's own size (16 px by default) times a multiplier; 0 resets it. Set here, so that a page is never painted in the wrong size.
 */
{
  const key = 'oilway.text-size';
  const [smallest, largest] = [0.75, 2];

  /** Returns a multiplier between the two bounds; 1 for 0, undefined and anything that is not a number. */
  const multiplierOf = (value: string | undefined): number => {
    const size = Number(value);
    return size > 0 && size < Infinity ? Math.min(largest, Math.max(smallest, size)) : 1;
  };

  const readStoredSize = (): number => {
    try {
      return multiplierOf(localStorage[key]);
    } catch {
      return 1;
    }
  };

  /** @param multiplier of the browser's own font size. */
  const apply = (multiplier: number): void => {
    document.documentElement.style.fontSize = multiplier === 1 ? '' : `${100 * multiplier}%`;
    for (const button of document.querySelectorAll<HTMLElement>('[data-text-size]'))
      button.ariaPressed = String(multiplierOf(button.dataset.textSize) === multiplier);
  };

  apply(readStoredSize());
  addEventListener('DOMContentLoaded', () => apply(readStoredSize()));
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-text-size]');
    if (!button) return;
    const selected = multiplierOf(button.dataset.textSize);
    try {
      if (selected === 1) delete localStorage[key];
      else localStorage[key] = selected;
    } catch {
      // Without storage the size applies to this page only.
    }
    apply(selected);
  });
  addEventListener('storage', () => apply(readStoredSize()));
}

/**
 * Hides the notices that were closed on this device before the first paint, so that nothing shifts. Only their keys are stored, of the last ones closed.
 * `--notices` is the height of the others, below which the panels of the header open.
 */
{
  const key = 'oilway.closed-notices';
  const limit = 20;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);

  /** Adds a key to the stored ones, and hides their notices. */
  const close = (notice?: string): void => {
    let closed = notice ? [notice] : [];
    try {
      closed = [...(localStorage[key]?.split(' ') ?? []), ...closed].slice(-limit);
      if (notice) localStorage[key] = closed.join(' ');
    } catch {
      // Without storage the notice is closed on this page only.
    }
    const any = `:is(${closed.map((one) => `[data-notice="${CSS.escape(one)}"]`).join()})`;
    sheet.replaceSync(`${any},[data-notices]:not(:has(>:not(${any}))){display:none}`);
  };

  close();
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-notice-close]') : null;
    const notice = button?.closest<HTMLElement>('[data-notice]')?.dataset.notice;
    if (!notice) return;
    close(notice);
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  const measure = (): void => {
    const height = document.querySelector('[data-notices]')?.getBoundingClientRect().height ?? 0;
    document.documentElement.style.setProperty('--notices', `${height}px`);
  };
  addEventListener('beforetoggle', measure, { capture: true });
  addEventListener('resize', measure);
}

/**
 * Scripts that fail to load: sets `data-broken`, and loads them again when the network is back.
 *
 * A form that is submitted before its island is hydrated waits for hydration, at most 4 s while online, and shows a status. Then, and at once where
 * scripts cannot be loaded, it is submitted natively. A page that takes reports (`data-when-broken`) submits nothing without its scripts, and shows a
 * notice.
 */
{
  const hydrationTimeout = 4000;
  const root = document.documentElement;
  const reloadScript = ({ crossOrigin, integrity, src }: HTMLScriptElement) => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', crossOrigin, integrity, src });
    document.head.append(script);
  };
  const markBroken = () => {
    root.dataset.broken = '';
    dispatchEvent(new Event('scriptsbroken'));
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element && target.matches('script, link[rel="modulepreload"]')))
        return;
      if (target instanceof HTMLScriptElement && target.type === 'module')
        addEventListener('online', () => reloadScript(target), { once: true });
      if (!target.matches('[data-recaptcha-script]')) markBroken();
    },
    { capture: true },
  );
  addEventListener('vite:preloadError', markBroken);
  addEventListener('online', () => delete root.dataset.broken);

  const submitAfterHydration = (form: HTMLFormElement, notice: Element | null) => {
    const island = form.closest('[data-island]');
    if (!island || form.ariaBusy) return;
    form.ariaBusy = 'true';
    const status = document.createElement('p');
    status.role = 'status';
    status.className = 'note above4';
    island.after(status);
    const controller = new AbortController();
    const { signal } = controller;
    let timer: number | undefined;
    const stopWaiting = () => {
      clearTimeout(timer);
      controller.abort();
      status.remove();
      form.ariaBusy = null;
    };
    const submitNatively = () => {
      if (!navigator.onLine) return;
      stopWaiting();
      if (notice) {
        root.dataset.broken = '';
        notice.scrollIntoView({ block: 'center' });
      } else form.submit();
    };
    const startTimer = () => {
      // Live regions are announced only when they change.
      status.textContent = form.dataset.sending ?? '';
      timer = window.setTimeout(submitNatively, hydrationTimeout);
    };
    setTimeout(startTimer);
    addEventListener('online', startTimer, { signal });
    addEventListener('scriptsbroken', submitNatively, { signal });
    island.addEventListener(
      'hydrated',
      () => {
        stopWaiting();
        // React may have replaced the element.
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
      const isBlocked = isBroken && notice !== null;
      const isDeferred =
        form.matches('[data-form]:not([novalidate])') && !(isBroken && navigator.onLine);
      if (!isBlocked && !isDeferred) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isBlocked) notice.scrollIntoView({ block: 'center' });
      else submitAfterHydration(form, notice);
    },
    { capture: true },
  );
}

/**
 * Makes Back and Forward show what the URL names, from the start. Each element with `data-url-state` gets the event `addresschange`; unless its own
 * script has loaded and prevents it, the page is reloaded. A page restored from the back/forward cache has edited values in its search fields: they
 * are reset to those of its URL.
 */
{
  const renderedSearch = location.search;
  const dispatchAddressChange = () => {
    for (const part of document.querySelectorAll('[data-url-state]'))
      if (
        part.dispatchEvent(new Event('addresschange', { cancelable: true })) &&
        location.search !== renderedSearch
      )
        location.reload();
  };
  addEventListener('popstate', dispatchAddressChange);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('search form, form[method=get]'))
      form.reset();
    dispatchAddressChange();
  });
}

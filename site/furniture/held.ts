/**
 * A script of its own, without imports, of the pages that take reports: before all others, and on no other page. Where a script does
 * not come, or is not the one that the page tells the digest of, what stands on such a page says so and sends nothing any more.
 */
{
  const root = document.documentElement;
  const tell = () => {
    root.dataset.broken = '';
  };
  const asked = 'script, link[rel="modulepreload"]';
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && target.matches(asked)) tell();
    },
    { capture: true },
  );
  addEventListener('vite:preloadError', tell);
  // On the way down, before React and before the script that remembers it.
  addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (root.dataset.broken === undefined || !(target instanceof Element)) return;
      if (!target.closest('main')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      document.querySelector('[data-when-broken]')?.scrollIntoView({ block: 'center' });
    },
    { capture: true },
  );
}

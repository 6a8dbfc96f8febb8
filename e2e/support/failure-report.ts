/** The report attached to a failed test: focus, open dialogs, status messages and busy buttons of each page. */

/** The common interface of Playwright's and Puppeteer's pages. */
interface Page {
  url: () => string;
  evaluate: (pageFunction: () => string) => Promise<string>;
}

/** Returns a few lines for each page; a page that does not respond within two seconds is marked. */
export async function failureReport(pages: readonly Page[]): Promise<string> {
  const silent = new Promise<string>((resolve) => {
    setTimeout(resolve, 2000, 'the page does not respond').unref();
  });
  const reports = pages.map(
    async (page) => `${page.url()}\n${await Promise.race([describePage(page), silent])}`,
  );
  return (await Promise.all(reports)).join('\n');
}

function describePage(page: Page): Promise<string> {
  const description = page.evaluate(() => {
    const named = (element: Element | null) => {
      if (!element) return 'nothing';
      const { ariaLabel, id, tagName, textContent } = element as HTMLElement;
      const words = (ariaLabel ?? textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
      return `${tagName.toLowerCase()}${id ? `#${id}` : ''} "${words}"`;
    };
    const open = [...document.querySelectorAll('dialog[open], :popover-open')].map(named);
    const alerts = [...document.querySelectorAll('[role="alert"], [role="status"]')].flatMap(
      ({ textContent }) => textContent?.trim() || [],
    );
    const busy = [...document.querySelectorAll('button:disabled, [aria-busy="true"]')].map(named);
    const size = `${innerWidth} × ${innerHeight}, scrolled ${Math.round(scrollY)} of ${document.documentElement.scrollHeight}`;
    return [
      `  focus on ${named(document.activeElement)}`,
      `  open: ${open.join(', ') || 'nothing'}`,
      `  status messages: ${alerts.join(' | ').slice(0, 300) || 'nothing'}`,
      `  busy: ${busy.join(', ').slice(0, 300) || 'nothing'}`,
      `  ${size}, ${document.readyState}, ${document.visibilityState}`,
    ].join('\n');
  });
  return description.catch((error: Error) => `  ${error.message.split('\n')[0]}`);
}

/** What a failed journey says of where it was: the control that had the focus, what was open over the page, what it had said, and what did not take a press. */

/** What Playwright's pages and Puppeteer's have in common. */
interface Page {
  url: () => string;
  evaluate: (tell: () => string) => Promise<string>;
}

/** A few lines for each page. One that does not answer within two seconds says so. */
export async function whereabouts(pages: readonly Page[]): Promise<string> {
  const silent = new Promise<string>((resolve) => {
    setTimeout(resolve, 2000, 'the page does not answer').unref();
  });
  const said = pages.map(
    async (page) => `${page.url()}\n${await Promise.race([tell(page), silent])}`,
  );
  return (await Promise.all(said)).join('\n');
}

function tell(page: Page): Promise<string> {
  const told = page.evaluate(() => {
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
      `  said: ${alerts.join(' | ').slice(0, 300) || 'nothing'}`,
      `  busy: ${busy.join(', ').slice(0, 300) || 'nothing'}`,
      `  ${size}, ${document.readyState}, ${document.visibilityState}`,
    ].join('\n');
  });
  return told.catch((error: Error) => `  ${error.message.split('\n')[0]}`);
}

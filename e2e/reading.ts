/** Pages read to their end, as a visitor does who scrolls through all of one. */
import type { BrowserContext, Page } from '@playwright/test';

type End =
  | 'drawn'
  /** It answers, but no frame of it came for ten seconds. */
  | 'not drawn'
  /** It has not answered for twenty seconds. */
  | 'silent';

/**
 * Reads the page of `path` in a tab of its own, then hands it to `look`.
 *
 * On a busy machine Chrome at times stops drawing a page for good: its compositor waits for a drawing (in a trace:
 * "Not activating because pending tree not ready") that nobody makes any more. The page is visible and its timers run,
 * but no frame comes and no picture can be taken of it; one such page did not answer either. It befell 13 of 860
 * readings of the page with the report form while React took the form over, and none of 576 where React did not.
 * Nothing wakes such a tab, so the page is read again in another, and that is said in the log.
 *
 * @throws where it is drawn in neither.
 */
export async function readPage(
  context: BrowserContext,
  path: string,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  for (const tab of ['first', 'second']) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'load' });
    const end = await readToTheEnd(page);
    if (end !== 'silent') await look(page);
    await page.close();
    if (end === 'drawn') return;
    console.warn(`${path} is ${end} in its ${tab} tab.`);
  }
  throw new Error(`${path} is drawn in neither of two tabs`);
}

async function readToTheEnd(page: Page): Promise<End> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<End>((resolve) => {
    timer = setTimeout(resolve, 20_000, 'silent');
  });
  const read = scrolled(page);
  // A tab that is closed while it is silent breaks its answer off.
  read.catch(() => {});
  try {
    return await Promise.race([read, silent]);
  } finally {
    clearTimeout(timer);
  }
}

/** Half a window at a time, as fast as it is drawn, until every picture that was fetched for that is drawn. */
function scrolled(page: Page): Promise<End> {
  return page.evaluate(async () => {
    const painted = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(resolve, 10_000, false);
      });
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      if (!(await painted())) return 'not drawn';
    }
    // Those further along in a row that scrolls sideways are not fetched before somebody scrolls it.
    const fetched = [...document.images].filter((image) => !image.closest('[data-scrolls]'));
    await Promise.all(fetched.map((image) => image.decode()));
    return (await painted()) ? 'drawn' : 'not drawn';
  });
}

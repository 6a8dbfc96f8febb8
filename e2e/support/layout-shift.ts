/** Layout shifts as reported by the browser's `PerformanceObserver`. */
import type { BrowserContext, Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records every layout shift without recent input, on each page of the context. */
export async function recordLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const what = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node?.textContent?.trim().slice(0, 40) || node?.nodeName;
          return `${name} from ${rect(previousRect)} to ${rect(currentRect)}`;
        });
        if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(4)}: ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the recorded shifts: score, texts, and rectangles before and after. */
export function layoutShiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

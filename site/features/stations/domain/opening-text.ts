import type { Culture } from '@oilway/store/cultures.ts';
import { messages } from './messages.ts';
import type { OpeningNow } from './opening-now.ts';

/** Minutes before closing from which on they are counted. */
const soon = 30;

/** Returns whether a station is open now, in words: `geöffnet bis 18:30`. */
export function openingText(opening: OpeningNow, culture: Culture): string {
  const text = messages[culture].opening;
  if (opening.state === 'open') {
    const { left, until } = opening;
    return left <= soon ? text.soon(left, clock(until)) : text.until(clock(until));
  }
  const { closedUntil, holiday, opens } = opening;
  if (closedUntil)
    return text.closedUntil(Number(closedUntil.slice(8)), Number(closedUntil.slice(5, 7)));
  const closed = holiday ? text.holiday : text.closed;
  return opens ? `${closed}, ${text.opens(opens.inDays, opens.weekday, clock(opens.at))}` : closed;
}

/** `07:30` → `7:30`. */
function clock(time: string): string {
  return time.replace(/^0/, '');
}

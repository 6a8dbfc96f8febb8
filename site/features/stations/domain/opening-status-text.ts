import type { Locale } from '@oilway/store/locales.ts';
import { messages } from './messages.ts';
import type { OpeningStatus } from './opening-status.ts';

/** From this many minutes before closing on, the remaining minutes are shown. */
const closingSoonMinutes = 30;

/** Returns the opening status in words: `geöffnet bis 18:30`. */
export function openingStatusText(opening: OpeningStatus, locale: Locale): string {
  const text = messages[locale].opening;
  if (opening.state === 'open') {
    const { minutesLeft, until } = opening;
    return minutesLeft <= closingSoonMinutes
      ? text.soon(minutesLeft, formatTime(until))
      : text.until(formatTime(until));
  }
  const { closedUntil, holiday, opens } = opening;
  if (closedUntil)
    return text.closedUntil(Number(closedUntil.slice(8)), Number(closedUntil.slice(5, 7)));
  const closed = holiday ? text.holiday : text.closed;
  return opens
    ? `${closed}, ${text.opens(opens.inDays, opens.weekday, formatTime(opens.at))}`
    : closed;
}

/** Returns how full the drop beside the text is, from 1 to 0: the share of the last half hour that is left. */
export const openingLevel = (opening: OpeningStatus): number =>
  opening.state === 'open' ? Math.min(1, opening.minutesLeft / closingSoonMinutes) : 0;

/** `07:30` → `7:30`. */
function formatTime(time: string): string {
  return time.replace(/^0/, '');
}

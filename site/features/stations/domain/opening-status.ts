/** Opening hours as `HH:MM`, by weekday from 0 (Sunday). */
export type WeeklyHours = Partial<Record<number, { opens: string; closes: string }>>;

/** Whether a station is open at a given time, and until or from when. Times are local, as `HH:MM`. */
export type OpeningStatus =
  | { state: 'open'; until: string /** Minutes. */; minutesLeft: number }
  | {
      state: 'closed';
      holiday: boolean;
      /** The last day of the current closure, `YYYY-MM-DD`. */
      closedUntil?: string;
      opens?: { at: string; inDays: number; weekday: number };
    };

const weekdaysOf = {
  monFri: [1, 2, 3, 4, 5],
  mon: [1],
  tue: [2],
  wed: [3],
  thu: [4],
  fri: [5],
  sat: [6],
  sun: [0],
} as const;

/** The first and last day of a closure, `YYYY-MM-DD` each. */
export interface ClosurePeriod {
  from: string;
  to: string;
}

/** The regular hours and closures of a station. */
export interface OpeningTimes {
  hours: readonly { days: keyof typeof weekdaysOf; opens: string; closes: string }[];
  closures?: readonly ClosurePeriod[];
}

/** Returns the hours of each weekday. */
export function weeklyHours(hours: OpeningTimes['hours']): WeeklyHours {
  const week: WeeklyHours = {};
  for (const { days, opens, closes } of hours)
    for (const day of weekdaysOf[days]) week[day] = { opens, closes };
  return week;
}

/** Germany and Poland have the same time; this locale writes it as `2026-11-30 07:45`. */
const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Returns the opening status at `now` in local time, which makes daylight saving changes irrelevant. Stations are closed on
 * `holidays` (`YYYY-MM-DD`) and during closures.
 */
export function openingStatusAt(
  now: Date,
  { closures = [], hours }: OpeningTimes,
  holidays: readonly string[],
): OpeningStatus {
  const week = weeklyHours(hours);
  const [date = '', time = ''] = localTime.format(now).split(' ');
  const scheduleOn = (inDays: number) => {
    const day = new Date(Date.parse(`${date}T00:00:00Z`) + inDays * 86_400_000);
    const isoDate = day.toISOString().slice(0, 10);
    const holiday = holidays.includes(isoDate);
    const closure = closures.find(({ from, to }) => from <= isoDate && isoDate <= to);
    const weekday = day.getUTCDay();
    const hours = holiday || closure ? undefined : week[weekday];
    return { holiday, closure, weekday, hours };
  };
  const today = scheduleOn(0);
  if (today.hours && time >= today.hours.opens && time < today.hours.closes) {
    const { closes } = today.hours;
    return { state: 'open', until: closes, minutesLeft: minutesOfDay(closes) - minutesOfDay(time) };
  }
  if (today.closure) return { state: 'closed', holiday: false, closedUntil: today.closure.to };
  for (let inDays = 0; inDays <= 14; inDays += 1) {
    const { hours, weekday } = scheduleOn(inDays);
    if (hours && (inDays > 0 || time < hours.opens)) {
      const opens = { at: hours.opens, inDays, weekday };
      return { state: 'closed', holiday: today.holiday, opens };
    }
  }
  return { state: 'closed', holiday: today.holiday };
}

function minutesOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

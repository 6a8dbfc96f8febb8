import { type Culture, timeZones } from '@oilway/store/cultures.ts';

const words: Record<Culture, (when: string) => string> = {
  'de-DE': (when) =>
    `Ohne JavaScript nehmen wir gerade keine weiteren Formulare an, damit hier keine Programme schreiben. Alles, was Sie eingegeben haben, steht noch hier. Schalten Sie bitte JavaScript ein, rufen Sie uns an, oder senden Sie ab ${when} Uhr noch einmal.`,
  'pl-PL': (when) =>
    `Bez JavaScriptu nie przyjmujemy w tej chwili kolejnych formularzy, aby nie pisały tu programy. Wszystko, co zostało wpisane, nadal tu jest. Prosimy włączyć JavaScript, zadzwonić do nas lub wysłać ponownie później (${when}).`,
};

/**
 * What somebody without scripts is told where too many forms have come without a proof of work.
 * @param until when one is taken again, in milliseconds since the epoch.
 * @returns the words, and the seconds until then as a header carries them.
 */
export function answersAgain(culture: Culture, until: number): { text: string; seconds: string } {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return { text: words[culture](whenOf(culture, until)), seconds: String(seconds) };
}

/** Day and time by the clock of the reader: `Mittwoch, 19:00`. */
export const whenOf = (culture: Culture, moment: number): string =>
  new Intl.DateTimeFormat(culture, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZones[culture],
  }).format(moment);

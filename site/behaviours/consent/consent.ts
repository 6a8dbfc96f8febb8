/**
 * What the visitor has allowed, in front of everything that comes from a provider. Nothing asks on its
 * own: each part asks where it is needed, and the settings in the footer show and change all of it.
 */
import { type ConsentCategory, categories } from './categories.ts';
import { consentCookie, consentValue, parseConsent, readConsent } from './consent-cookie.ts';
import { writeCookie } from './cookies.ts';
import { removeTraces } from './traces.ts';

export type { ConsentCategory } from './categories.ts';

type Listener = (allowed: boolean) => void;

const secure = location.protocol === 'https:';
const listeners = new Map<ConsentCategory, Set<Listener>>();
const tabs = new BroadcastChannel('oilway-consent');
// In memory too: where cookies are blocked, a choice lasts as long as the page.
let granted = readConsent(document.cookie, secure);

tabs.addEventListener('message', ({ data }) => take(parseConsent(data)));
// A page that comes back from the history was frozen while others changed the cookie.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) take(readConsent(document.cookie, secure));
});

export const allowed = (category: ConsentCategory): boolean => granted.has(category);

/** Calls the listener with every later change, from this tab or another. @returns what ends it. */
export function onChange(category: ConsentCategory, listener: Listener): () => void {
  const all = listeners.get(category) ?? new Set();
  listeners.set(category, all.add(listener));
  return () => all.delete(listener);
}

export function grant(category: ConsentCategory): void {
  store(new Set(granted).add(category));
}

/** Also ends what the visitor let in just once, and removes what the category's parts have kept here. */
export function revoke(category: ConsentCategory): void {
  const wasGranted = granted.has(category);
  const rest = new Set(granted);
  rest.delete(category);
  store(rest);
  removeTraces(category);
  if (!wasGranted) tell(category);
}

function store(next: Set<ConsentCategory>): void {
  writeCookie(consentCookie(next, secure));
  tabs.postMessage(consentValue(next));
  take(next);
}

function take(next: Set<ConsentCategory>): void {
  const changed = categories.filter((category) => granted.has(category) !== next.has(category));
  granted = next;
  for (const category of changed) tell(category);
}

function tell(category: ConsentCategory): void {
  for (const listener of listeners.get(category) ?? []) listener(granted.has(category));
}

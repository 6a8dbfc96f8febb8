/**
 * The visitor's consents, checked before anything is loaded from a third party. There is no banner: each part shows its own button where it needs
 * consent, and the settings in the footer show and change all of them.
 */
import { type ConsentCategory, consentCategories } from './categories.ts';
import { consentCookie, consentValue, parseConsent, readConsent } from './consent-cookie.ts';
import { writeCookie } from './cookies.ts';
import { clearStoredData } from './stored-data.ts';

export type { ConsentCategory } from './categories.ts';

type Listener = (allowed: boolean) => void;

const secure = location.protocol === 'https:';
const listeners = new Map<ConsentCategory, Set<Listener>>();
const tabs = new BroadcastChannel('oilway-consent');
// Also in memory: with blocked cookies a choice lasts until the page is left.
let grantedCategories = readConsent(document.cookie, secure);

tabs.addEventListener('message', ({ data }) => applyConsent(parseConsent(data)));
// A page restored from the back/forward cache missed changes of the cookie.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) applyConsent(readConsent(document.cookie, secure));
});

export const hasConsent = (category: ConsentCategory): boolean => grantedCategories.has(category);

/** Calls the listener on every later change, from this tab or another. @returns a function that removes the listener. */
export function onConsentChange(category: ConsentCategory, listener: Listener): () => void {
  const categoryListeners = listeners.get(category) ?? new Set();
  listeners.set(category, categoryListeners.add(listener));
  return () => categoryListeners.delete(listener);
}

export function grantConsent(category: ConsentCategory): void {
  saveConsent(new Set(grantedCategories).add(category));
}

/** Also notifies listeners of a consent given for one use only, and deletes the data stored for the category. */
export function revokeConsent(category: ConsentCategory): void {
  const wasGranted = grantedCategories.has(category);
  const rest = new Set(grantedCategories);
  rest.delete(category);
  saveConsent(rest);
  clearStoredData(category);
  if (!wasGranted) notifyListeners(category);
}

function saveConsent(next: Set<ConsentCategory>): void {
  writeCookie(consentCookie(next, secure));
  tabs.postMessage(consentValue(next));
  applyConsent(next);
}

function applyConsent(next: Set<ConsentCategory>): void {
  const changed = consentCategories.filter(
    (category) => grantedCategories.has(category) !== next.has(category),
  );
  grantedCategories = next;
  for (const category of changed) notifyListeners(category);
}

function notifyListeners(category: ConsentCategory): void {
  for (const listener of listeners.get(category) ?? []) listener(grantedCategories.has(category));
}

/**
 * Loaded for logged-in members only: shows that the session is about to end, with a button that extends it, and that it has ended, with a link back
 * to this page. Another tab may have used the session: the remaining time comes from the server, and that request does not extend it.
 */
const sessionUrl = '/umbraco/api/customerPortal/session';

/** Milliseconds: from the warning to the end; until the first request, and between a failed one and the next. */
const warningTime = 120_000;
const pollInterval = 60_000;

const getDialog = (id: string) => document.getElementById(id) as HTMLDialogElement | null;
const warningDialog = getDialog('session-ending');
const endedDialog = getDialog('session-ended');

let timer: ReturnType<typeof setTimeout> | undefined;
let nextCheckAt = 0;

/** Timers stop while a machine sleeps: an overdue check runs when the page becomes visible. */
function scheduleCheck(milliseconds: number): void {
  clearTimeout(timer);
  nextCheckAt = Date.now() + milliseconds;
  timer = setTimeout(requestSession, milliseconds);
}

async function requestSession(method = 'GET'): Promise<void> {
  try {
    const response = await fetch(sessionUrl, { method });
    if (!response.ok) throw new Error(String(response.status));
    const { extendable, seconds } = await response.json();
    updateDialogs(seconds * 1000, extendable);
  } catch {
    scheduleCheck(pollInterval);
  }
}

function updateDialogs(remaining: number, extendable: boolean): void {
  if (remaining > warningTime) {
    warningDialog?.close();
    scheduleCheck(remaining - warningTime);
    return;
  }
  if (remaining > 0) {
    showWarning(remaining, extendable);
    scheduleCheck(remaining);
    return;
  }
  clearTimeout(timer);
  nextCheckAt = Number.POSITIVE_INFINITY;
  warningDialog?.close();
  // Leads to the login and from there back here; with a fragment it would load nothing.
  const link = endedDialog?.querySelector('a');
  if (link) link.href = location.pathname + location.search;
  endedDialog?.showModal();
}

function showWarning(remaining: number, extendable: boolean): void {
  const textElement = warningDialog?.querySelector<HTMLElement>('[data-text]');
  const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' });
  if (textElement)
    textElement.textContent = (textElement.dataset.text ?? '').replace(
      '{time}',
      time.format(Date.now() + remaining),
    );
  const extend = warningDialog?.querySelector<HTMLElement>('[data-extend]');
  if (extend) extend.hidden = !extendable;
  if (warningDialog && !warningDialog.open) warningDialog.showModal();
}

warningDialog
  ?.querySelector('[data-extend]')
  ?.addEventListener('click', () => void requestSession('POST'));
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && Date.now() >= nextCheckAt) void requestSession();
});
scheduleCheck(pollInterval);

export {};

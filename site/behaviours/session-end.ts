/**
 * Loaded only where somebody is logged in: says that the session is about to end, with a press that keeps it, and that it has ended, with
 * the way back to this page. Another tab may have used it meanwhile: the server is asked, which is no use of the session.
 */
const address = '/umbraco/api/customerPortal/session';

/** Milliseconds before the end that it is said, and after which a page asks for the first time, or once more where nobody answered. */
const notice = 120_000;
const patience = 60_000;

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;
const ending = dialogOf('session-ending');
const ended = dialogOf('session-ended');

let timer: ReturnType<typeof setTimeout> | undefined;
let due = 0;

/** A machine that sleeps lets no time pass: what was due meanwhile is asked for when the page is seen again. */
function askIn(milliseconds: number): void {
  clearTimeout(timer);
  due = Date.now() + milliseconds;
  timer = setTimeout(ask, milliseconds);
}

async function ask(): Promise<void> {
  await heed('GET');
}

async function heed(method: 'GET' | 'POST'): Promise<void> {
  try {
    const answer = await fetch(address, { method });
    if (!answer.ok) throw new Error(String(answer.status));
    const { extendable, seconds } = await answer.json();
    show(seconds * 1000, extendable);
  } catch {
    askIn(patience);
  }
}

function show(left: number, extendable: boolean): void {
  if (left > notice) {
    ending?.close();
    askIn(left - notice);
    return;
  }
  if (left > 0) {
    say(left, extendable);
    askIn(left);
    return;
  }
  clearTimeout(timer);
  due = Number.POSITIVE_INFINITY;
  ending?.close();
  // Leads to the login, and from there back here; with a part of the page it would stay where it is.
  const link = ended?.querySelector('a');
  if (link) link.href = location.pathname + location.search;
  ended?.showModal();
}

function say(left: number, extendable: boolean): void {
  const words = ending?.querySelector<HTMLElement>('[data-text]');
  const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' });
  if (words)
    words.textContent = (words.dataset.text ?? '').replace(
      '{time}',
      time.format(Date.now() + left),
    );
  const extend = ending?.querySelector<HTMLElement>('[data-extend]');
  if (extend) extend.hidden = !extendable;
  if (ending && !ending.open) ending.showModal();
}

ending?.querySelector('[data-extend]')?.addEventListener('click', () => void heed('POST'));
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && Date.now() >= due) void ask();
});
askIn(patience);

export {};

/** How long the notice stays at least, unless the visitor does something else, in milliseconds (behaviour sheet 4). */
const noticeTime = 6000;

/** In a group with a maximum, one pick too many is undone and the group says why; the focus stays. */
export function checkboxes(root: Document): void {
  for (const group of root.querySelectorAll<HTMLElement>('fieldset[data-most]')) limited(group);
}

function limited(group: HTMLElement): void {
  const notice = group.querySelector<HTMLElement>('[data-notice]');
  let end: number | undefined;
  const say = (words: string) => {
    clearTimeout(end);
    if (!notice) return;
    // Said anew each time: the same text would not be announced again.
    notice.textContent = '';
    if (words === '') return;
    notice.textContent = words;
    end = window.setTimeout(() => say(''), noticeTime);
  };
  group.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const chosen = group.querySelectorAll('input:checked').length;
    const tooMany = target.checked && chosen > Number(group.dataset.most);
    if (tooMany) target.checked = false;
    say(tooMany ? (notice?.dataset.notice ?? '') : '');
  });
}

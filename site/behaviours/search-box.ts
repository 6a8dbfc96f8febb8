/** Milliseconds without a key before suggestions are asked for. */
const pause = 150;
const shortest = 2;

interface Suggestion {
  title: string;
  href: string;
  summary: string;
}

/**
 * Offers suggestions below the search field while somebody types, as a combobox with a list (WAI-ARIA 1.2). Without
 * an answer the list stays away and the form works as it does without scripts.
 */
export function searchBox(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  const place = form.querySelector<HTMLElement>('[data-suggestions]');
  if (!input || !place) return;
  const list = listFor(input, place);
  const status = Object.assign(document.createElement('p'), {
    role: 'status',
    className: 'unseen',
  });
  status.dataset.status = '';
  place.after(status);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const show = (found: readonly Suggestion[]) => {
    list.replaceChildren(...found.map(option));
    list.hidden = found.length === 0;
    input.ariaExpanded = String(found.length > 0);
    input.removeAttribute('aria-activedescendant');
    status.textContent = found.length > 0 ? `${found.length} ${place.dataset.suggestions}` : '';
  };
  const ask = async () => {
    asking.abort();
    asking = new AbortController();
    const words = input.value.trim();
    show(words.length < shortest ? [] : await suggestionsFor(words, asking.signal));
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask().catch(() => undefined), pause);
  };
  input.addEventListener('input', soon);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(input, list, event.key === 'ArrowDown' ? 1 : -1);
    }
    const chosen = list.querySelector<HTMLElement>('[aria-selected="true"]');
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      chosen.click();
    }
  });
  // What was typed before this script came.
  if (input.value !== input.defaultValue) soon();
}

function listFor(input: HTMLInputElement, place: HTMLElement): HTMLElement {
  const list = document.createElement('div');
  list.id = `${input.id}-list`;
  list.role = 'listbox';
  list.ariaLabel = place.dataset.suggestions ?? '';
  list.hidden = true;
  place.append(list);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);
  return list;
}

function option({ href, summary, title }: Suggestion, index: number): HTMLElement {
  const link = document.createElement('a');
  link.id = `suggestion-${index}`;
  link.role = 'option';
  link.ariaSelected = 'false';
  link.tabIndex = -1;
  link.href = href;
  const [name, text] = [document.createElement('span'), document.createElement('small')];
  name.textContent = title;
  text.textContent = summary;
  link.append(name, text);
  return link;
}

/** Moves the choice; past either end it goes back to the field. */
function choose(input: HTMLInputElement, list: HTMLElement, step: 1 | -1): void {
  const options = [...list.children];
  if (options.length === 0) return;
  const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  const from = at === -1 && step === -1 ? options.length : at;
  const chosen = options[from + step];
  for (const one of options) one.ariaSelected = String(one === chosen);
  if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
  else input.removeAttribute('aria-activedescendant');
  chosen?.scrollIntoView({ block: 'nearest' });
}

async function suggestionsFor(words: string, signal: AbortSignal): Promise<Suggestion[]> {
  const cultureName = document.documentElement.dataset.culture ?? '';
  const query = new URLSearchParams({ cultureName, q: words });
  const answer = await fetch(`/api/suggestions?${query}`, { signal });
  return answer.ok ? ((await answer.json()) as Suggestion[]) : [];
}

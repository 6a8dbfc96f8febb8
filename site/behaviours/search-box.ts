/** Milliseconds without input before suggestions are requested. */
const debounceDelay = 150;
const minLength = 2;

interface Suggestion {
  title: string;
  href: string;
  summary: string;
}

/**
 * Shows suggestions below the search field while the visitor types, as a combobox with a listbox (WAI-ARIA 1.2). Without a response the list stays
 * hidden and the form works as it does without scripts.
 */
export function searchBox(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  const container = form.querySelector<HTMLElement>('[data-suggestions]');
  if (!input || !container) return;
  const list = createListbox(input, container);
  const status = Object.assign(document.createElement('p'), {
    role: 'status',
    className: 'visuallyHidden',
  });
  status.dataset.status = '';
  container.after(status);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();

  const showSuggestions = (suggestions: readonly Suggestion[]) => {
    list.replaceChildren(...suggestions.map(createOption));
    list.hidden = suggestions.length === 0;
    input.ariaExpanded = String(suggestions.length > 0);
    input.removeAttribute('aria-activedescendant');
    status.textContent =
      suggestions.length > 0 ? `${suggestions.length} ${container.dataset.suggestions}` : '';
  };
  const loadSuggestions = async () => {
    controller.abort();
    controller = new AbortController();
    const searchTerm = input.value.trim();
    showSuggestions(
      searchTerm.length < minLength ? [] : await fetchSuggestions(searchTerm, controller.signal),
    );
  };
  const scheduleSuggestions = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void loadSuggestions().catch(() => undefined), debounceDelay);
  };
  input.addEventListener('input', scheduleSuggestions);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveSelection(input, list, event.key === 'ArrowDown' ? 1 : -1);
    }
    const chosen = list.querySelector<HTMLElement>('[aria-selected="true"]');
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      chosen.click();
    }
  });
  // Typed before this script was loaded.
  if (input.value !== input.defaultValue) scheduleSuggestions();
}

function createListbox(input: HTMLInputElement, container: HTMLElement): HTMLElement {
  const list = document.createElement('div');
  list.id = `${input.id}-list`;
  list.role = 'listbox';
  list.ariaLabel = container.dataset.suggestions ?? '';
  list.hidden = true;
  container.append(list);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);
  return list;
}

function createOption({ href, summary, title }: Suggestion, index: number): HTMLElement {
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

/** Moves the selection; past either end it returns to the field. */
function moveSelection(input: HTMLInputElement, list: HTMLElement, step: 1 | -1): void {
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

async function fetchSuggestions(searchTerm: string, signal: AbortSignal): Promise<Suggestion[]> {
  const cultureName = document.documentElement.dataset.culture ?? '';
  const query = new URLSearchParams({ cultureName, q: searchTerm });
  const response = await fetch(`/api/suggestions?${query}`, { signal });
  return response.ok ? ((await response.json()) as Suggestion[]) : [];
}

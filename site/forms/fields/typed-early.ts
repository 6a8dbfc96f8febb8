/** What was typed before this script came: the library would put its own values in its place. */
export function typedEarly(id: string, empty: object): Record<string, unknown> {
  if (typeof document === 'undefined') return {};
  const typed: Record<string, unknown> = {};
  for (const name of Object.keys(empty)) {
    const field = document.getElementById(`${id}-${name}`);
    if (field instanceof HTMLFieldSetElement) typed[name] = chosenIn(field, empty, name);
    else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      typed[name] = field.checked;
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      typed[name] = field.value;
  }
  return typed;
}

/** What was picked of a question with given answers: a list where there may be several. */
function chosenIn(field: HTMLFieldSetElement, empty: object, name: string): unknown {
  const chosen = [...field.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ value }) => value,
  );
  return Array.isArray(empty[name as keyof typeof empty]) ? chosen : (chosen[0] ?? '');
}

import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';

interface CarryOverProps {
  island: HTMLElement;
  children: ReactNode;
}

/**
 * Keeps values, files, focus and caret when React takes an island over. React hydrates the markup as it stands; where a translator or
 * a password manager has changed it, React renders it anew, and what the removed controls hold is put into the new ones.
 */
export function CarryOver({ children, island }: CarryOverProps) {
  // Where React renders anew it begins again here, in the task that exchanges the nodes: after that the focus is gone.
  const [{ focused, served, typed }] = useState(() => ({
    focused: document.activeElement,
    served: controlsIn(island),
    typed: new Map<string, Typed>(),
  }));
  // After the exchange, and before refs are attached: then a form's library writes values of its own.
  useInsertionEffect(() => {
    for (const [key, control] of served) if (isField(control)) typed.set(key, readField(control));
  }, [served, typed]);
  useLayoutEffect(() => {
    const own = controlsIn(island);
    for (const [key, value] of typed) {
      const field = own.get(key);
      if (isField(field)) writeField(field, value);
    }
    for (const [key, control] of served)
      if (control === focused && !control.isConnected) moveFocus(control, own.get(key));
  }, [focused, island, served, typed]);
  useEffect(() => {
    island.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, [island]);
  return children;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTextField = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
const isField = (control: unknown): control is Field =>
  isTextField(control) || control instanceof HTMLSelectElement;
const isBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** What can have the focus, by a name that the same control has when it is rendered anew. */
function controlsIn(island: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const controls =
    'input:not([type=hidden]), textarea, select, button, summary, a[href], [tabindex]';
  for (const control of island.querySelectorAll<HTMLElement>(controls)) {
    const { className, id, tagName } = control;
    const name =
      id ||
      [tagName, className, control.getAttribute('name'), isBox(control) && control.value].join();
    let nth = 0;
    while (found.has(`${name} ${nth}`)) nth += 1;
    found.set(`${name} ${nth}`, control);
  }
  return found;
}

interface Typed {
  value: string;
  checked: boolean;
  files: FileList | null;
}

const readField = (field: Field): Typed => ({
  value: field.value,
  checked: isBox(field) && field.checked,
  files: field instanceof HTMLInputElement ? field.files : null,
});

/** Writes as a visitor does: React and a form's library learn of it by the same events. */
function writeField(field: Field, { checked, files, value }: Typed): void {
  if (isBox(field)) {
    if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click();
    return;
  }
  if (field instanceof HTMLInputElement && files) {
    if (files.length === 0) return;
    if (field.value === '') field.files = files;
  } else {
    if (field.value === value) return;
    // React replaces the property of the element itself, and would take the value for its own.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function moveFocus(from: HTMLElement, to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true });
  if (!isTextField(from) || !isTextField(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}

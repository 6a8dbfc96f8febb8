import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';

interface PreserveInputStateProps {
  island: HTMLElement;
  children: ReactNode;
}

/**
 * Preserves values, files, focus and caret on hydration. Where a translator or a password manager has changed the markup, React renders it again, and
 * the state of the removed controls is written to the new ones.
 */
export function PreserveInputState({ children, island }: PreserveInputStateProps) {
  // If React renders again, this runs again in the task that replaces the nodes: after that the focus is lost.
  const [{ focused, serverControls, fieldStates }] = useState(() => ({
    focused: document.activeElement,
    serverControls: controlsIn(island),
    fieldStates: new Map<string, FieldState>(),
  }));
  // After the replacement and before refs are attached: then a form's library writes its own values.
  useInsertionEffect(() => {
    for (const [key, control] of serverControls)
      if (isField(control)) fieldStates.set(key, readField(control));
  }, [serverControls, fieldStates]);
  useLayoutEffect(() => {
    const currentControls = controlsIn(island);
    for (const [key, value] of fieldStates) {
      const field = currentControls.get(key);
      if (isField(field)) writeField(field, value);
    }
    for (const [key, control] of serverControls)
      if (control === focused && !control.isConnected) moveFocus(control, currentControls.get(key));
  }, [focused, island, serverControls, fieldStates]);
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
const isCheckable = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** Returns the focusable controls by a name that stays the same when they are rendered again. */
function controlsIn(island: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const controls =
    'input:not([type=hidden]), textarea, select, button, summary, a[href], [tabindex]';
  for (const control of island.querySelectorAll<HTMLElement>(controls)) {
    const { className, id, tagName } = control;
    const name =
      id ||
      [
        tagName,
        className,
        control.getAttribute('name'),
        isCheckable(control) && control.value,
      ].join();
    let nth = 0;
    while (found.has(`${name} ${nth}`)) nth += 1;
    found.set(`${name} ${nth}`, control);
  }
  return found;
}

interface FieldState {
  value: string;
  checked: boolean;
  files: FileList | null;
}

const readField = (field: Field): FieldState => ({
  value: field.value,
  checked: isCheckable(field) && field.checked,
  files: field instanceof HTMLInputElement ? field.files : null,
});

/** Sets a value with the events of user input, which React and a form's library handle. */
function writeField(field: Field, { checked, files, value }: FieldState): void {
  if (isCheckable(field)) {
    if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click();
    return;
  }
  if (field instanceof HTMLInputElement && files) {
    if (files.length === 0) return;
    if (field.value === '') field.files = files;
  } else {
    if (field.value === value) return;
    // React overrides the element's own `value` property, and would ignore the change.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function moveFocus(from: HTMLElement, to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true });
  if (!isTextField(from) || !isTextField(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
}

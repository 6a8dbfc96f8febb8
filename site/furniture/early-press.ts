/**
 * Whether an element was pressed, or chosen from, before its script came (`first.ts` remembers that). Asked for
 * once: whoever does what the press asks for takes the memory of it away too.
 */
export function takePress(element: HTMLElement | null): boolean {
  const pressed = element?.dataset.pressed !== undefined;
  delete element?.dataset.pressed;
  return pressed;
}

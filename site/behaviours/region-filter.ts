/** The first entry, all regions, is never sent as a value: without a region the address has none. */
export function regionFilter(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-behaviour="region-filter"]')) {
    form.addEventListener('formdata', ({ formData }) => {
      for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
    });
  }
}

import type { Reference } from '@oilway/store/published/documents.ts';

/** The same document with what it refers to in the place of each reference; null where that is gone. */
export function resolved<T>(value: T, look: (reference: Reference) => unknown): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => resolved(one, look)) as T;
  if (isReference(value)) return (look(value) ?? null) as T;
  const whole: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) whole[name] = resolved(inner, look);
  return whole as T;
}

const isReference = (value: object): value is Reference => 'ref' in value && 'id' in value;

import type { AfterErrorHook, APIError } from 'payload';

/**
 * Tells the form which fields were refused and why. Payload knows its own errors by their class, and the
 * studio's bundle holds that class twice (once for what runs the jobs), so without this a refusal
 * reached the form without its fields, or as an unknown error.
 */
export const answerWithFields: AfterErrorHook = ({ error }) => {
  const { data, isPublic, message, status } = error as Partial<APIError>;
  if (!isPublic || !message) return undefined;
  const fields = Array.isArray((data as { errors?: unknown } | null | undefined)?.errors);
  const told = fields ? { name: 'ValidationError', data: data ?? undefined, message } : { message };
  return { response: { errors: [told] }, status };
};

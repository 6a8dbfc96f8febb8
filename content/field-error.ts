import { type PayloadRequest, ValidationError } from 'payload';
import { inLanguage, type StudioText } from './labels.ts';

/** Returns the error that refuses a save with a message at a field of the form. */
export const fieldError = (req: PayloadRequest, path: string, message: StudioText | string) =>
  new ValidationError(
    {
      errors: [
        {
          path,
          message: typeof message === 'string' ? message : inLanguage(message, req.i18n?.language),
        },
      ],
      req,
    },
    req.t,
  );

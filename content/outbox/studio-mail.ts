import type { EmailAdapter } from 'payload';

/** Payload has nobody to write to: staff get their mails from the store (`store/staff/`), as everybody does, through the outbox. */
export const studioMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'studio@oilway.example',
  defaultFromName: 'Oilway',
  sendEmail: () => Promise.reject(new Error('mails go through the outbox')),
});

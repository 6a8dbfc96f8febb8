import type { EmailAdapter } from 'payload';

/** Payload sends no mails: those to staff come from the store (`store/staff/`), through the outbox like all others. */
export const emailAdapter: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'studio@oilway.example',
  defaultFromName: 'Oilway',
  sendEmail: () => Promise.reject(new Error('mails go through the outbox')),
});

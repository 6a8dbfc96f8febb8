import type { EmailAdapter } from 'payload';

/** There is no mail server yet: a mail that Payload wants to send is reported by its subject alone, never its recipient. */
export const undeliveredMail: EmailAdapter = ({ payload }) => ({
  name: 'undelivered',
  defaultFromAddress: 'studio@oilway.example',
  defaultFromName: 'Oilway',
  sendEmail: (message) => {
    payload.logger.warn({ subject: message.subject }, 'mail not sent: no mail server is set up');
    return Promise.resolve();
  },
});

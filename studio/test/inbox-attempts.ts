import { type Attempts, standardAttempts, standardOf, type TestContext } from './attempts.ts';
import { mailFields, storeSignUp, submissionFields } from './fixtures.ts';

/** The operations of submissions and of mails about them; only the site may create these. */
export function inboxAttempts(context: TestContext): Record<string, Attempts> {
  const message = () => ({ ...submissionFields(), name: 'Miriam Kowalczyk' });
  const patch = { status: 'done' };
  const mails = (reference: string | null) =>
    standardAttempts(context, {
      slug: 'mails',
      body: () => mailFields(reference),
      patch: { state: 'sent' },
    });
  return {
    ...standardOf(
      context,
      {
        slug: 'event-sign-ups',
        make: async () =>
          (await storeSignUp(context.payload, { email: 'miriam@posteo.example' })).id,
        body: message,
        patch,
      },
      {
        slug: 'reply-templates',
        body: () => ({ title: context.uniqueWord(), country: 'de', text: 'Hallo {name}' }),
        patch: { text: 'Guten Tag' },
      },
      { slug: 'contact-messages', body: message, patch },
      { slug: 'sponsoring-messages', body: message, patch },
    ),
    'mails of a form': mails('OW-26-000-0001'),
    'mails of staff': mails(null),
  };
}

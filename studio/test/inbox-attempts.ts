import { type Attempts, standardAttempts, standardOf, type World } from './attempts.ts';
import { envelope, mailOf, storeSignUp } from './sent.ts';

/** What visitors sent, and the mails about it: only the site writes them, whoever asks. */
export function inboxAttempts(world: World): Record<string, Attempts> {
  const message = () => ({ ...envelope(), name: 'Miriam Kowalczyk' });
  const patch = { status: 'done' };
  const mails = (reference: string | null) =>
    standardAttempts(world, {
      slug: 'mails',
      body: () => mailOf(reference),
      patch: { state: 'sent' },
    });
  return {
    ...standardOf(
      world,
      {
        slug: 'event-sign-ups',
        make: async () => (await storeSignUp(world.payload, { email: 'miriam@posteo.example' })).id,
        body: message,
        patch,
      },
      { slug: 'contact-messages', body: message, patch },
      { slug: 'sponsoring-messages', body: message, patch },
    ),
    'mails of a form': mails('OW-26-000-0001'),
    'mails of staff': mails(null),
  };
}

/** The inboxes of the forms that clerks work on; reports of breaches have a desk of their own. */
export const inboxes = ['contact-messages', 'sponsoring-messages', 'event-sign-ups'] as const;

export type Inbox = (typeof inboxes)[number];

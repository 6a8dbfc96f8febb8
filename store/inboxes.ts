/** The inboxes of the forms that clerks process; breach reports have a separate desk. */
export const inboxes = ['contact-messages', 'sponsoring-messages', 'event-sign-ups'] as const;

export type Inbox = (typeof inboxes)[number];

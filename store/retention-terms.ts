/** For how many days what forms sent is kept: since it was last changed, a sign-up since the end of its event's venue; and what people did. */
export interface RetentionTerms {
  contactMessages: number;
  sponsoringMessages: number;
  eventSignUps: number;
  auditLog: number;
}

/** Until an admin says otherwise. */
export const defaultTerms: RetentionTerms = {
  contactMessages: 365,
  sponsoringMessages: 1095,
  eventSignUps: 90,
  auditLog: 1095,
};

/** Days after which mails of accounts (links to a new password, reminders) are of no use. */
export const accountMails = 30;

/** Retention periods in days: of submissions since their last change, of sign-ups since the end of the event at its venue, and of the audit log. */
export interface RetentionPeriods {
  contactMessages: number;
  sponsoringMessages: number;
  eventSignUps: number;
  auditLog: number;
}

/** The defaults, until an administrator changes them. */
export const defaultRetentionPeriods: RetentionPeriods = {
  contactMessages: 365,
  sponsoringMessages: 1095,
  eventSignUps: 90,
  auditLog: 1095,
};

/** Days after which account mails (password links, reminders) are deleted. */
export const accountMailDays = 30;

/** The forms that a captcha is for, each with its own. */
export const forms = ['contact', 'event', 'sponsoring', 'whistleblowing'] as const;
export type FormName = (typeof forms)[number];

/** A captcha that was solved: its hash, which is stored with the submission, and when it ends. */
export interface SpentCaptcha {
  id: string;
  expires: Date;
}

/** What a captcha is good for: one form, by its name. */
export type FormName = string;

/** A captcha that was solved: its hash, which is stored with the submission, and when it ends. */
export interface SpentCaptcha {
  id: string;
  expires: Date;
  /** It was a question, which a program answers at no cost: few are taken. */
  question?: boolean;
}

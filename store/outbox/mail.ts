/** A file of a mail: its text, or the id of a submission's attachment, which is read when the mail is sent. */
export type MailAttachment = { filename: string; contentType: string } & (
  | { content: string }
  | { attachment: string; sha256: string }
);

/** A mail to one recipient, with the same content as HTML and as text. */
export interface Mail {
  /** For a caller that needs to know the id. */
  id?: string;
  /** One plain address, validated at input; never a list. */
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /**
   * For mails written by a person: the Message-IDs of the conversation, oldest first (RFC 5322, section 3.6.4). Without it a mail is marked as
   * automatic.
   */
  inReplyTo?: string[];
  attachments?: MailAttachment[];
  /** The kind of account that its password link is for: such a mail is never sent again, but generated anew. */
  passwordOf?: 'member' | 'staff';
}

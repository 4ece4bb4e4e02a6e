/** A mail to one person. */
export interface Mail {
  /** The same at every attempt, so that mailboxes show one mail where an attempt came through without our knowing. */
  readonly id: string;
  readonly to: string;
  /**
   * True if the account that it is about has proved the address.
   * So no stranger can ask for mails in its name.
   */
  readonly isToOwner?: boolean;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of mail programs, by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /**
   * Resolves when the mail has been handed over.
   * @param kind names the mail in file names and logs
   * @throws JobError `recipient_refused` where another attempt would end the same; anything else may succeed later
   */
  send(kind: string, mail: Mail): Promise<void>;
  close?(): void;
}

/** @param from the sender, `name <address>` or the address alone */
export const messageId = (id: string, from: string): string =>
  `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace(/>.*$/, '')}>`;

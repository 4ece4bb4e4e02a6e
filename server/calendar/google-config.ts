/** The practice's own registration with Google, and where Google is. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origin of the Calendar API. */
  readonly apiUrl?: string | undefined;
  /** Origin of a server that has all three OAuth endpoints; Google's own stand on two. */
  readonly oauthUrl?: string | undefined;
  /** How long a call may take, milliseconds. */
  readonly timeoutMs?: number;
}

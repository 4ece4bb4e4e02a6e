import type { Login, Registration } from '../../domain/auth/forms.ts';

export type AccountKind = 'psych' | 'clinic';

/** What the account screens ask of the server. Everything rejects with an `ApiError`. */
export interface AccountActions {
  readonly signIn: (login: Login) => Promise<void>;
  readonly register: (kind: AccountKind, account: Registration) => Promise<void>;
}

/** What a session alone may not do. Everything rejects with an `ApiError`. */
export interface SensitiveActions {
  /** Asks for another address, which a mail there confirms. */
  readonly changeEmail: (email: string, password: string) => Promise<void>;
  /** Ends the person's other sessions. */
  readonly changePassword: (password: string, newPassword: string) => Promise<void>;
}

/** Whom an invitation is for; all but `isValid` are `null` where the link no longer opens. */
export interface InviteDetails {
  readonly isValid: boolean;
  readonly patientEmail: string | null;
  readonly patientName: string | null;
  readonly psychologistName: string | null;
}

/** What the screens around a mail's link ask of the server. Everything rejects with an `ApiError`. */
export interface LinkActions {
  readonly verifyEmail: (token: string) => Promise<void>;
  /** Asks for another mail; the answer is the same for every address. */
  readonly resendVerification: (email: string) => Promise<void>;
  /** Asks for a mail whose link sets another password; the answer is the same for every address. */
  readonly forgotPassword: (email: string) => Promise<void>;
  /** Ends the person's sessions everywhere. */
  readonly resetPassword: (token: string, password: string) => Promise<void>;
  /** Makes the address of the link the account's, and ends the person's other sessions. */
  readonly confirmEmail: (token: string) => Promise<void>;
  /** Gives the account its former address back. The password only where the answer asks for it. */
  readonly undoEmail: (token: string, password?: string) => Promise<void>;
  readonly validateInvite: (token: string) => Promise<InviteDetails>;
  /** Makes the patient's account and signs in. */
  readonly acceptInvite: (token: string, password: string) => Promise<void>;
}

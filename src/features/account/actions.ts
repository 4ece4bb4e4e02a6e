import type { Login, Registration } from '../../domain/auth/forms.ts';

export type AccountKind = 'psych' | 'clinic';

/** What the account screens ask of the server. Everything rejects with an `ApiError`. */
export interface AccountActions {
  readonly signIn: (login: Login) => Promise<void>;
  readonly register: (kind: AccountKind, account: Registration) => Promise<void>;
}

import type { registerClinicCall, registerPsychCall } from '../../domain/contract/auth.ts';
import type { Registration } from '../../domain/auth/forms.ts';
import type { Login } from '../../domain/auth/signInForm.ts';

export type AccountKind = 'psych' | 'clinic';
export type RegisterCall = typeof registerPsychCall | typeof registerClinicCall;

/** What the account screens ask of the server. Everything rejects with an `ApiError`. */
export interface AccountActions {
  readonly signIn: (login: Login) => Promise<void>;
  readonly register: (call: RegisterCall, account: Registration) => Promise<void>;
}

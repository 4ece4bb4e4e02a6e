import { neighbourhoodOf } from '../../../../web/http/client-address.ts';
import {
  type Admission,
  admit,
  type Attempt,
  forget,
  takeBack,
} from '../../../../kernel/attempts.ts';
import { LOGIN_MESSAGE } from '../../../../kernel/limits.ts';

export interface SignIn {
  readonly email: string;
  /** Of the network. */
  readonly address: string;
}

const fromNetwork = ({ email, address }: SignIn): Attempt => {
  const account = `${email} ${neighbourhoodOf(address)}`;
  return { loginAccount: account, loginAccountDay: account };
};

const everywhere = ({ email }: SignIn): Attempt => ({ loginEverywhere: email });

/**
 * What one network tries beyond its own limits is not counted against the account: it locks itself out, and nobody else.
 * @throws DomainError 429
 */
export async function admitSignIn(admission: Admission, attempt: SignIn): Promise<void> {
  const own = { ...fromNetwork(attempt), loginAddress: attempt.address };
  await admit(admission, own, LOGIN_MESSAGE);
  await admit(admission, everywhere(attempt), LOGIN_MESSAGE);
}

/** A sign-in that succeeded was no failed attempt; those of other networks stay counted. */
export async function forgive(admission: Admission, attempt: SignIn): Promise<void> {
  await forget(admission, fromNetwork(attempt));
  await takeBack(admission, { ...everywhere(attempt), loginAddress: attempt.address });
}

/** Who proved by mail whose account it is may try again at once. */
export const forgiveAccount = (admission: Admission, attempt: SignIn): Promise<void> =>
  forget(admission, { ...fromNetwork(attempt), ...everywhere(attempt) });

/** @param device names the person and the device @throws DomainError 429 */
export const admitDevice = (admission: Admission, device: string): Promise<void> =>
  admit(admission, { loginDevice: device }, LOGIN_MESSAGE);

export const forgiveDevice = (admission: Admission, device: string): Promise<void> =>
  forget(admission, { loginDevice: device });

import type { Account, LoginAnswer, SignedIn } from '../../../../../src/domain/contract/signIn.ts';
import { uuidv7 } from '../../../../../src/domain/core/id.ts';
import type { LoginRequest } from '../../../../../src/domain/auth/signInForm.ts';
import { recordFailure } from '../../../../engine/audit-log/failures.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import { type Tx, withTenant } from '../../../../kernel/db/tenant.ts';
import type { Session } from '../../../../web/endpoint/env.ts';
import { accountInactive, unauthorized } from '../../../../kernel/errors.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';
import { holdPassword, readAccount } from '../accounts.ts';
import { deviceNameOf } from './device-name.ts';
import { rememberDevice } from './known-devices.ts';
import { provePassword, refuse } from '../password/prove-password.ts';
import { endProof } from './end-proof.ts';
import { endSession } from './end-session.ts';
import { extendSession, openSession } from '../../../../kernel/db/sessions.ts';
import { createSigningKey } from './signing-key.ts';
import { signToken } from './tokens.ts';

/** Sessions and the tokens that stand for them. */
export interface AuthService {
  readonly signingKey: () => Promise<Uint8Array>;
  /** @param address where the request came from, for the attempt limit */
  login(login: LoginRequest, address: string, agent?: string): Promise<LoginAnswer>;
  /**
   * Opens a session, in the transaction that wrote the account if it is new. Returns the session's id.
   * @param address where the request came from
   * @param agent what the browser says of itself
   */
  open(tx: Tx, account: Account, address?: string, agent?: string): Promise<string>;
  /** A token for a session that was opened. Not inside a transaction: it may read the signing key. */
  answer(account: Account, sessionId: string): Promise<SignedIn>;
  /** A new token, with the person's present name and role, for seven more days of the same session. */
  renew(session: Session): Promise<SignedIn>;
  /** @param address where the request came from */
  logout(session: Session, address: string): Promise<void>;
}

const DISPLACED =
  'O email desta conta foi confirmado em outra conta. Troque o seu email em “Editar Perfil”.';

export function createAuthService(parts: ServerParts): AuthService {
  const { db, clock, random, config } = parts;
  const signingKey = createSigningKey(db, random, config?.jwtSecret);

  async function answer(account: Account, sid: string): Promise<SignedIn> {
    const { id: sub, ...claims } = account;
    const key = await signingKey();
    const end = endProof(key, { tenantId: account.tenantId, id: sid });
    const access_token = await signToken({ sub, ...claims, sid, end }, key, clock.now());
    return { access_token, user: account };
  }

  async function open(
    tx: Tx,
    { tenantId, id: userId }: Account,
    address?: string,
    agent?: string,
  ): Promise<string> {
    const id = uuidv7(clock.now(), random);
    const device = deviceNameOf(agent);
    await openSession(tx, { tenantId, id, userId, device }, clock.now());
    const person = { actorId: userId, subjectId: userId, sessionId: id };
    await recordEvent(tx, parts, { tenantId, kind: 'session.opened', ...person, address });
    return id;
  }

  return {
    signingKey,
    open,
    answer,

    async login(login, address, agent) {
      const credentials = await provePassword(parts, login, address);
      const { account } = credentials;
      if (!credentials.isActive) {
        await recordFailure(parts, account, 'session.refused', address);
        throw accountInactive(403);
      }
      const { tenantId, id: userId } = account;
      const session = await withTenant(db, tenantId, async (tx) => {
        if (!(await holdPassword(tx, credentials))) return undefined;
        await rememberDevice(tx, { tenantId, userId }, login.device, clock.now());
        return open(tx, account, address, agent);
      });
      if (session === undefined) return refuse({ parts, address }, credentials);
      const signedIn = await answer(account, session);
      return credentials.isDisplaced ? { ...signedIn, notice: DISPLACED } : signedIn;
    },

    async renew({ id, actor: { tenantId, userId } }) {
      const account = await withTenant(db, tenantId, async (tx) => {
        await extendSession(tx, { tenantId, id }, clock.now());
        return readAccount(tx, tenantId, userId);
      });
      if (!account) throw unauthorized();
      return answer(account, id);
    },

    logout: ({ id, actor: { tenantId } }, address) => endSession(parts, { tenantId, id }, address),
  };
}

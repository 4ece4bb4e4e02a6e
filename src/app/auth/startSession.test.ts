import { describe, expect, it, vi } from 'vitest';
import { ApiError, connectionError } from '../../client/online/apiError.ts';
import type { AuthState, AuthStore } from './authStore.ts';
import { settleStale } from './startSession.ts';

const never = () => new Promise<never>(() => undefined);

function starting(state: Partial<AuthState>, renew: () => Promise<string>, hasNetwork = true) {
  const auth = {
    getState: () => ({ session: null, stale: true, notice: null, ...state }),
    signIn: vi.fn<(token: string) => boolean>(() => true),
    lapse: vi.fn<() => void>(),
  };
  const asked = vi.fn<() => Promise<string>>(renew);
  const settled = settleStale({
    auth: auth as unknown as AuthStore,
    renew: asked,
    hasNetwork: () => hasNetwork,
    sleep: () => new Promise((resolve) => void setTimeout(resolve, 20)),
  });
  return { auth, asked, settled };
}

describe('a start with a token past its time', () => {
  it('ends the session where the server says so', async () => {
    const { auth, settled } = starting({}, () => Promise.reject(new ApiError(401, 'x', 'y')));
    await settled;
    expect(auth.lapse).toHaveBeenCalledOnce();
  });

  it('takes the new token of a server that thinks otherwise: the clock was wrong', async () => {
    const { auth, settled } = starting({}, () => Promise.resolve('new'));
    await settled;
    expect(auth.signIn).toHaveBeenCalledWith('new');
    expect(auth.lapse).not.toHaveBeenCalled();
  });

  it.each([
    ['is out of reach', () => Promise.reject(connectionError())],
    ['fails', () => Promise.reject(new ApiError(500, 'x', 'y'))],
    ['does not answer in time', never],
  ])('leaves the data open where the server %s', async (_why, renew) => {
    const { auth, settled } = starting({}, renew);
    await settled;
    expect([auth.lapse, auth.signIn].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it.each([
    ['without a network', {}, false],
    ['with a token in time', { stale: false }, true],
  ])('asks nothing %s', async (_why, state, hasNetwork) => {
    const { asked, settled } = starting(state, never, hasNetwork);
    await settled;
    expect(asked).not.toHaveBeenCalled();
  });
});

import { DEVICE } from '../../../test/harness/page/pageOnline.ts';
import { describe, expect, it } from 'vitest';
import { answer, onlineOver } from '../../../test/harness/page/onlineOver.ts';
import { logIn, renew } from './signedIn.ts';

const user = {
  id: 'u1',
  email: 'ana@clinica.br',
  name: 'Ana',
  role: 'psych',
  tenantId: 't1',
  availabilityWeeksAhead: 4,
};
const login = { email: 'ana@clinica.br', password: 'segredo' };

describe('a sign-in', () => {
  it('gives the token of a whole answer', async () => {
    const { online } = onlineOver(() => answer(200, { access_token: 'new', user }));
    await expect(logIn(online, login)).resolves.toMatchObject({ access_token: 'new' });
    await expect(renew(online)).resolves.toBe('new');
  });

  it('gives what the server would tell the person', async () => {
    const { online } = onlineOver(() =>
      answer(200, { access_token: 'new', user, notice: 'Olhe.' }),
    );
    await expect(logIn(online, login)).resolves.toMatchObject({ notice: 'Olhe.' });
  });

  it('names its device, by which the server knows it again', async () => {
    const { online, sent } = onlineOver(() => answer(200, { access_token: 'new', user }));
    await logIn(online, login);
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({ ...login, device: DEVICE });
  });

  it.each([
    [{ user }, 'Resposta inválida da API de login/registro'],
    [null, 'Resposta inválida da API de login/registro'],
    [{ access_token: 'new' }, 'Dados do usuário inválidos'],
    [{ access_token: 'new', user: { ...user, tenantId: 7 } }, 'Dados do usuário inválidos'],
  ])('refuses the answer %j', async (body, message) => {
    const { online } = onlineOver(() => answer(200, body));
    await expect(logIn(online, login)).rejects.toMatchObject({ status: 500, message });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';

const user = { id: 'u1', email: 'ana@clinica.br', role: 'psych', tenantId: 't1' };

const answer = (status: number, body: unknown, headers: HeadersInit = { 'x-sereno': '1' }) =>
  new Response(JSON.stringify(body), { status, headers });

function apiWith(respond: () => Response | Promise<Response>, token: string | null = 'tok') {
  const calls: RequestInit[] = [];
  const onUnauthorized = vi.fn<(token: string) => void>();
  const api = createApi({
    fetch: async (_url, init) => {
      calls.push(init ?? {});
      return respond();
    },
    token: () => token,
    device: () => 'd'.repeat(43),
    onUnauthorized,
  });
  return { api, calls, onUnauthorized };
}

const login = { email: 'ana@clinica.br', password: 'segredo' };

describe('a sign-in', () => {
  it('gives the token of a whole answer', async () => {
    const { api } = apiWith(() => answer(200, { access_token: 'new', user }));
    await expect(api.login(login)).resolves.toEqual({ token: 'new', notice: null });
  });

  it('gives what the server would tell the person', async () => {
    const { api } = apiWith(() => answer(200, { access_token: 'new', user, notice: 'Olhe.' }));
    await expect(api.login(login)).resolves.toEqual({ token: 'new', notice: 'Olhe.' });
  });

  it('names its device, by which the server knows it again', async () => {
    const { api, calls } = apiWith(() => answer(200, { access_token: 'new', user }));
    await api.login(login);
    await api.resetPassword('link', 'segredo');
    await api.acceptInvite('link', 'segredo');
    for (const { body } of calls)
      expect(JSON.parse(body as string)).toMatchObject({ device: 'd'.repeat(43) });
  });

  it.each([
    [{ user }, 'Resposta inválida da API de login/registro'],
    [{ access_token: 'new' }, 'Dados do usuário inválidos'],
    [{ access_token: 'new', user: { ...user, tenantId: 7 } }, 'Dados do usuário inválidos'],
  ])('refuses the answer %j', async (body, message) => {
    const { api } = apiWith(() => answer(200, body));
    await expect(api.login(login)).rejects.toMatchObject({ status: 500, message });
  });

  it('with a wrong password ends no session that still stands', async () => {
    const { api, calls, onUnauthorized } = apiWith(() => answer(401, { message: 'x' }));
    await expect(api.login(login)).rejects.toMatchObject({ status: 401 });
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('whose token is refused says so', async () => {
    const { api, onUnauthorized } = apiWith(() => answer(401, {}));
    await expect(api.renew()).rejects.toMatchObject({
      message: 'Não autorizado. Faça login novamente.',
    });
    expect(onUnauthorized).toHaveBeenCalledWith('tok');
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('fetch'))],
    ['somebody else answers', () => answer(200, { access_token: 'x', user }, {})],
    ['a gateway answers for us', () => answer(502, {})],
  ])('counts as without a connection when %s', async (_when, respond) => {
    const { api } = apiWith(respond);
    await expect(api.login(login)).rejects.toMatchObject({
      status: 0,
      message: 'Erro de conexão. Verifique sua internet e tente novamente.',
    });
  });

  it.each([
    [403, {}, 'Acesso negado. Você não tem permissão para esta ação.'],
    [409, { message: 'Já existe.' }, 'Já existe.'],
    [409, { error: 'Conflito.' }, 'Conflito.'],
    [418, 'x', 'Erro HTTP: 418'],
    [422, {}, 'Dados inválidos. Verifique as informações enviadas.'],
    [429, {}, 'Muitas requisições. Tente novamente em alguns instantes.'],
    [500, {}, 'Erro interno do servidor. Tente novamente mais tarde.'],
  ])('answered with %i %j says “%s”', async (status, body, message) => {
    const { api } = apiWith(() => answer(status, body));
    await expect(api.login(login)).rejects.toMatchObject({ status, message });
  });
});

import { describe, expect, it } from 'vitest';
import { answer, onlineOver } from '../../../test/harness/page/onlineOver.ts';
import { loginCall, renewCall } from '../../domain/contract/signIn.ts';
import { calendarsCall } from '../../domain/contract/calendar.ts';
import { validateInviteByPathCall } from '../../domain/contract/invites.ts';
import { archivedNotesCall } from '../../domain/contract/records.ts';
import { transcribeCall } from '../../domain/contract/transcription.ts';

const user = {
  id: 'u1',
  email: 'ana@clinica.br',
  name: 'Ana',
  role: 'psych',
  tenantId: 't1',
  availabilityWeeksAhead: 4,
};
const signedIn = { access_token: 'new', user };
const login = { body: { email: 'ana@clinica.br', password: 'segredo' } };

describe('a call', () => {
  it('goes where its definition says, with the token, and answers what came', async () => {
    const { online, sent } = onlineOver(() => answer(200, signedIn));
    await expect(online.call(renewCall, {})).resolves.toEqual(signedIn);
    expect(sent[0]?.url).toBe('/api/auth/renew');
    expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer tok' });
  });

  it('fills in its path, and names in its query what is given', async () => {
    const { online, sent } = onlineOver(() => answer(200, []));
    await online.call(archivedNotesCall, { query: { patientId: 'p 1' } });
    await online.call(archivedNotesCall, { query: {} });
    await online
      .call(validateInviteByPathCall, { params: { token: 'a/b?c' } })
      .catch(() => undefined);
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/archived-notes?patientId=p+1',
      '/api/archived-notes',
      '/api/patient-invites/validate/a%2Fb%3Fc',
    ]);
  });

  it('sends a file as a form', async () => {
    const { online, sent } = onlineOver(() => answer(200, { transcription: 'Olá.' }));
    const audio = new File(['som'], 'nota.webm');
    await online.call(transcribeCall, { body: { audio } });
    const body = sent[0]?.init.body as FormData;
    expect((body.get('audio') as File).size).toBe(3);
    expect(sent[0]?.init.headers).not.toHaveProperty('content-type');
  });

  it('that needs no account goes without the token: a wrong password ends no session', async () => {
    const { online, sent, onUnauthorized } = onlineOver(() => answer(401, { message: 'x' }));
    await expect(online.call(loginCall, login)).rejects.toMatchObject({ status: 401 });
    expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('whose token is refused says so', async () => {
    const { online, onUnauthorized } = onlineOver(() => answer(401, {}));
    await expect(online.call(renewCall, {})).rejects.toMatchObject({
      message: 'Não autorizado. Faça login novamente.',
    });
    expect(onUnauthorized).toHaveBeenCalledWith('tok');
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('fetch'))],
    ['somebody else answers', () => answer(200, signedIn, {})],
    ['a gateway answers for us', () => answer(502, {})],
  ])('counts as without a connection when %s', async (_when, respond) => {
    const { online, onReach } = onlineOver(respond);
    await expect(online.call(loginCall, login)).rejects.toMatchObject({
      status: 0,
      message: 'Erro de conexão. Verifique sua internet e tente novamente.',
    });
    expect(onReach).toHaveBeenCalledWith(false);
  });

  it('refuses an answer of another shape, names its fields and repeats nothing of it', async () => {
    const { online } = onlineOver(() => answer(200, { calendars: 'segredo', tokens: 't' }));
    const failed = await online
      .call(calendarsCall, { body: { authCode: 'c' } })
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({
      code: 'invalid_answer',
      message: 'A resposta não veio como esperado. Atualize a página e tente novamente.',
    });
    expect(Object.keys((failed as { fields: object }).fields)).toEqual(['calendars']);
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
    const { online } = onlineOver(() => answer(status, body));
    await expect(online.call(loginCall, login)).rejects.toMatchObject({ status, message });
  });
});

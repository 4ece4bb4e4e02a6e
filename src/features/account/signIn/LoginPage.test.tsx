import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { standIn } from '../../../../test/harness/page/deviceZone.ts';
import { renderPage } from '../../../../test/harness/page/renderPage.tsx';
import { apiErrorOf, connectionError } from '../../../client/online/apiError.ts';
import { registerClinicCall, registerPsychCall } from '../../../domain/contract/auth.ts';
import { TERMS } from '../../../domain/legal/terms.ts';
import type { AccountActions } from '../actions.ts';
import { LoginPage } from './LoginPage.tsx';

const show = (actions: Partial<AccountActions> = {}, known = { email: '' }) => {
  const signIn = vi.fn<AccountActions['signIn']>(async () => undefined);
  const register = vi.fn<AccountActions['register']>(async () => undefined);
  const onSignedIn = vi.fn<() => void>();
  const onForgotten = vi.fn<(email: string) => void>();
  const page = renderPage(
    <LoginPage
      actions={{ signIn, register, ...actions }}
      notice={null}
      email={known.email}
      onSignedIn={onSignedIn}
      onForgotten={onForgotten}
    />,
  );
  return { ...page, signIn, register, onSignedIn, onForgotten };
};
type Shown = ReturnType<typeof show>;

const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Senha/);
const enter = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Entrar' });
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Criar conta' });

/** Not possible yet; it can be reached and tried all the same. */
const isBlocked = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

/** All at once: letter by letter takes long. */
async function fill({ user }: Shown, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function tryLogin(shown: Shown) {
  await fill(shown, email(), 'ana@clinica.br');
  await fill(shown, password(), 'segredo');
  await shown.user.click(enter());
}

async function fillRegistration(shown: Shown, secondPassword = 'segredo') {
  await shown.user.click(screen.getByRole('tab', { name: 'Criar conta' }));
  await fill(shown, await screen.findByLabelText(/^Nome completo/), 'Ana Conceição');
  await fill(shown, email(), 'ana@clinica.br');
  await fill(shown, password(), 'segredo');
  await fill(shown, screen.getByLabelText(/^Confirmar senha/), secondPassword);
  await fill(shown, screen.getByLabelText(/^CRP/), '06/123456');
  await fill(shown, screen.getByLabelText(/^Nome da clínica/), 'Clínica Sereno');
  await fill(shown, screen.getByLabelText(/^Domínio/), 'clinica-sereno');
}

vi.setConfig({ testTimeout: 60_000 });
const LATER = { timeout: 30_000 };
afterEach(cleanup);

describe('signing in', () => {
  it('can be sent once both fields are valid', async () => {
    const shown = show();
    expect(isBlocked(enter())).toBe(true);
    await fill(shown, email(), 'ana');
    await fill(shown, password(), '12345');
    await shown.user.tab();
    expect(screen.getByText('Por favor, insira um email válido')).toBeDefined();
    expect(screen.getByText('A senha deve ter pelo menos 6 caracteres')).toBeDefined();
    expect(isBlocked(enter())).toBe(true);
    await fill(shown, email(), '@clinica.br');
    await fill(shown, password(), '6');
    expect(isBlocked(enter())).toBe(false);
  });

  it('says that it worked and moves on at once', async () => {
    const shown = show();
    await tryLogin(shown);
    expect(shown.signIn).toHaveBeenCalledWith({ email: 'ana@clinica.br', password: 'segredo' });
    expect(await screen.findByText('Login realizado com sucesso!')).toBeDefined();
    expect(shown.onSignedIn).toHaveBeenCalledOnce();
  });

  it('takes two keys beside what is typed, from the first moment on', async () => {
    const shown = show();
    await shown.user.keyboard('ana@clinica.br{Tab}segredo{Enter}');
    await waitFor(() => expect(shown.onSignedIn).toHaveBeenCalledOnce());
  });

  it('begins with the password where the address is known', async () => {
    show({}, { email: 'ana@clinica.br' });
    expect(document.activeElement).toBe(password());
  });

  it('says that an account is there that was made elsewhere', () => {
    renderPage(
      <LoginPage
        actions={{ signIn: async () => undefined, register: async () => undefined }}
        notice={null}
        email="carla@exemplo.com.br"
        isAccountMade
        onSignedIn={vi.fn<() => void>()}
        onForgotten={vi.fn<() => void>()}
      />,
    );
    expect(screen.getByText(/^Sua conta foi criada\./)).toBeDefined();
    expect(email().value).toBe('carla@exemplo.com.br');
  });

  it('after a failure counts it, clears the password and goes back to the email', async () => {
    const shown = show({ signIn: () => Promise.reject(apiErrorOf(401, {})) });
    await tryLogin(shown);
    expect(
      await screen.findByText('Email ou senha incorretos. Verifique suas credenciais.'),
    ).toBeDefined();
    expect(screen.getByText('Tentativas de login sem sucesso: 1')).toBeDefined();
    expect(password().value).toBe('');
    expect(document.activeElement).toBe(email());
    await fill(shown, password(), 'segredo2');
    await shown.user.click(enter());
    expect(await screen.findByText('Tentativas de login sem sucesso: 2')).toBeDefined();
  });

  it('without a connection keeps the form and counts nothing', async () => {
    const shown = show({ signIn: () => Promise.reject(connectionError()) });
    await tryLogin(shown);
    expect(
      await screen.findByText('Erro de conexão. Verifique sua internet e tente novamente.'),
    ).toBeDefined();
    expect(password().value).toBe('segredo');
    expect(screen.queryByText(/Tentativas/)).toBeNull();
  });

  it.each([
    [429, {}, 'Muitas tentativas de login. Tente novamente em alguns minutos.'],
    [503, {}, 'Erro no servidor. Tente novamente em alguns instantes.'],
    [
      403,
      { message: 'Usuário inativo' },
      'Sua conta está inativa. Entre em contato com o administrador.',
    ],
    [418, { message: 'Sou um bule' }, 'Sou um bule'],
  ])('%i %j reads “%s”', async (status, body, text) => {
    await tryLogin(show({ signIn: () => Promise.reject(apiErrorOf(status, body)) }));
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('says nothing of a field left empty: no button may move while it is pressed', async () => {
    const shown = show();
    await shown.user.click(screen.getByLabelText(/^Email/));
    await shown.user.tab();
    expect(screen.queryByText('O email é obrigatório')).toBeNull();
    await shown.user.type(screen.getByLabelText(/^Email/), 'helena');
    await shown.user.tab();
    expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
  });

  it('takes the address along to whoever forgot the password', async () => {
    const shown = show();
    await fill(shown, email(), 'ana@clinica.br');
    await shown.user.click(screen.getByRole('button', { name: 'Esqueci a senha' }));
    expect(shown.onForgotten).toHaveBeenCalledWith('ana@clinica.br');
  });
});

describe('the two ways in', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('are one stop of the keyboard; arrows, Home and End go between them, Enter chooses', async () => {
    const { user } = show();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(tab('Entrar'));
    for (const [key, name] of [
      ['ArrowRight', 'Criar conta'],
      ['ArrowRight', 'Entrar'],
      ['ArrowLeft', 'Criar conta'],
      ['Home', 'Entrar'],
      ['End', 'Criar conta'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(tab(name));
    }
    expect(tab('Entrar').getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    expect(tab('Criar conta').getAttribute('aria-selected')).toBe('true');
    await user.tab({ shift: true });
    expect(document.activeElement).not.toBe(tab('Entrar'));
  });
});

describe('creating an account', () => {
  it('sends the account without the second password, and comes back to signing in', async () => {
    const shown = show();
    await fillRegistration(shown);
    await shown.user.click(create());
    expect(shown.register).toHaveBeenCalledWith(registerPsychCall, {
      name: 'Ana Conceição',
      email: 'ana@clinica.br',
      password: 'segredo',
      crp: '06/123456',
      tenantName: 'Clínica Sereno',
      domain: 'clinica-sereno',
      termsVersion: TERMS.version,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(await screen.findByText('Conta criada com sucesso!')).toBeDefined();
    await waitFor(() => expect(enter()).toBeDefined(), { timeout: 8000 });
    expect(email().value).toBe('ana@clinica.br');
  });

  it('proposes the zone of the device, shown and to be changed', async () => {
    standIn('America/Manaus');
    const shown = show();
    await fillRegistration(shown);
    expect(
      screen.getByText(/^Fuso horário: Amazonas \(Manaus\)\. Agora são \d\d:\d\d\.$/),
    ).toBeDefined();
    await shown.user.click(screen.getByRole('button', { name: 'Mudar fuso horário' }));
    await fill(shown, await screen.findByLabelText('Fuso horário', {}, LATER), 'lisboa');
    await shown.user.click(
      await screen.findByRole('option', { name: 'Portugal (Lisboa, Porto)' }, LATER),
    );
    await shown.user.click(create());
    expect(shown.register.mock.calls[0]?.[1]).toMatchObject({ timeZone: 'Europe/Lisbon' });
  });

  it('needs both passwords to be equal', async () => {
    const shown = show();
    await fillRegistration(shown, 'segredos');
    expect(screen.getByText('As senhas não coincidem')).toBeDefined();
    expect(isBlocked(create())).toBe(true);
  });

  it('refuses a password that is made of what stands in the form', async () => {
    const shown = show();
    await fillRegistration(shown);
    await shown.user.clear(password());
    await fill(shown, password(), 'conceicao-10');
    await shown.user.tab();
    expect(screen.getByText(/^Evite seu nome, email, telefone/)).toBeDefined();
    expect(isBlocked(create())).toBe(true);
  });

  it('says in the server’s words that it knows the password to be weak', async () => {
    const weak = apiErrorOf(422, { code: 'password_weak', message: 'Escolha outra senha.' });
    const shown = show({ register: () => Promise.reject(weak) });
    await fillRegistration(shown);
    await shown.user.click(create());
    expect(await screen.findByText('Escolha outra senha.')).toBeDefined();
  });

  it('of a clinic asks for the name of its system', async () => {
    const shown = show();
    await fillRegistration(shown);
    await shown.user.click(screen.getByRole('radio', { name: /^Clínica/ }));
    await shown.user.clear(screen.getByLabelText(/^Nome do sistema/));
    await shown.user.tab();
    expect(screen.getByText('O nome do sistema é obrigatório')).toBeDefined();
    await fill(shown, screen.getByLabelText(/^Nome do sistema/), 'Sereno Centro');
    await shown.user.click(create());
    expect(shown.register.mock.calls[0]?.[0]).toBe(registerClinicCall);
  });

  it('that the server refuses says why and keeps what was typed', async () => {
    const taken = apiErrorOf(409, { message: 'Já existe uma conta com este email.' });
    const shown = show({ register: () => Promise.reject(taken) });
    await fillRegistration(shown);
    await shown.user.click(create());
    expect(await screen.findByText('Erro ao criar conta')).toBeDefined();
    expect(screen.getByText('Já existe uma conta com este email.')).toBeDefined();
    await shown.user.click(screen.getByRole('tab', { name: 'Entrar' }));
    await shown.user.click(screen.getByRole('tab', { name: 'Criar conta' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^CRP/)).value).toBe('06/123456');
  });
});

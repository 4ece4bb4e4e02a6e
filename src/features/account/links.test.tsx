import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import {
  type Answered,
  answering,
  DEVICE,
  pageOnline,
} from '../../../test/harness/page/pageOnline.ts';
import { apiErrorOf, connectionError } from '../../client/online/apiError.ts';
import {
  confirmEmailCall,
  forgotPasswordCall,
  resendVerificationCall,
  resetPasswordCall,
  undoEmailCall,
  verifyEmailCall,
} from '../../domain/contract/auth.ts';
import {
  acceptInviteCall,
  validateInviteCall,
  type Validation,
} from '../../domain/contract/invites.ts';
import { validateMemberInviteCall } from '../../domain/contract/clinic.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';
import { ForgotPasswordPage } from './signIn/ForgotPasswordPage.tsx';
import { InvitePage } from './invitation/InvitePage.tsx';
import { JoinPage } from './invitation/JoinPage.tsx';
import { ResetPasswordPage } from './signIn/ResetPasswordPage.tsx';
import { UndoEmailPage } from './UndoEmailPage.tsx';
import { VerifyEmailPage } from './registration/VerifyEmailPage.tsx';

/** What the server does with what the screens send. */
interface LinkActions {
  verifyEmail(token: string): Promise<void>;
  resendVerification(email: string): Promise<void>;
  forgotPassword(email: string): Promise<void>;
  resetPassword(token: string, password: string, device?: string): Promise<void>;
  confirmEmail(token: string): Promise<void>;
  undoEmail(token: string, password?: string): Promise<void>;
  validateInvite(token: string): Promise<Partial<Validation>>;
  acceptInvite(token: string, password: string, device?: string): Promise<void>;
}

const draw = (page: ReactNode, ...answers: Answered[]) =>
  renderPage(page, undefined, pageOnline(...answers));

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const button = (name: string) => screen.findByRole('button', { name });

describe('the link of a verification mail', () => {
  const show = (verify: LinkActions['verifyEmail'], token: string | null = 'segredo') => {
    const onDone = vi.fn<() => void>();
    const onLogin = vi.fn<() => void>();
    const resend = vi.fn<LinkActions['resendVerification']>(async () => undefined);
    const page = draw(
      <VerifyEmailPage {...{ token, onDone, onLogin }} />,
      answering(verifyEmailCall, ({ body }) => verify(body.token)),
      answering(resendVerificationCall, ({ body }) => resend(body.email)),
    );
    return { ...page, resend, onDone, onLogin };
  };

  it('verifies the address when the person says so, and moves on by itself', async () => {
    const verify = vi.fn<LinkActions['verifyEmail']>(async () => undefined);
    const { user, onDone } = show(verify);
    const act = await button('Confirmar email');
    expect(verify).not.toHaveBeenCalled();
    await user.click(act);
    expect(await screen.findByText('Email verificado com sucesso!')).toBeDefined();
    expect(verify).toHaveBeenCalledWith('segredo');
    expect(onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 8000 });
  });

  it('without a token says so, and leads back to the sign-in', async () => {
    const { user, onLogin } = show(async () => undefined, null);
    expect(await screen.findByText('Token de verificação não encontrado.')).toBeDefined();
    await user.click(await button('Voltar para o login'));
    expect(onLogin).toHaveBeenCalledOnce();
  });

  it('that is too old says so, and another can be asked for', async () => {
    const expired = apiErrorOf(400, { code: 'token_expired', message: 'Expirou.' });
    const { user, resend } = show(() => Promise.reject(expired));
    await user.click(await button('Confirmar email'));
    expect(await screen.findByText('Link expirado')).toBeDefined();
    await user.click(screen.getByLabelText(/^Email/));
    await user.paste('Ana@Clinica.br');
    await user.click(await button('Enviar novo link'));
    expect(
      await screen.findByText('Se houver uma conta com este email, o novo link está a caminho.'),
    ).toBeDefined();
    expect(resend).toHaveBeenCalledWith('ana@clinica.br');
  });

  it('without a connection can be tried again', async () => {
    const verify = vi.fn<LinkActions['verifyEmail']>(() => Promise.reject(connectionError()));
    const { user } = show(verify);
    await user.click(await button('Confirmar email'));
    await screen.findByText('Erro de conexão. Verifique sua internet e tente novamente.');
    verify.mockResolvedValue(undefined);
    await user.click(await button('Tentar de novo'));
    expect(await screen.findByText('Email verificado com sucesso!')).toBeDefined();
  });
});

it.each([
  [verifyEmailCall, 'Confirmar email'],
  [confirmEmailCall, 'Confirmar novo email'],
] as const)('the link behind %o that was used before says so, and leads on', async (call, name) => {
  const message = 'Este email já está confirmado.';
  const onDone = vi.fn<() => void>();
  const on = { onDone, onLogin: () => undefined, onConfirmed: () => undefined };
  const Page = call === verifyEmailCall ? VerifyEmailPage : ConfirmEmailPage;
  const { user } = draw(
    <Page token="segredo" {...on} />,
    answering(call, () => Promise.reject(apiErrorOf(400, { code: 'already_confirmed', message }))),
  );
  await user.click(await button(name));
  expect(await screen.findByText(message)).toBeDefined();
  await user.click(await button('Continuar'));
  expect(onDone).toHaveBeenCalledOnce();
});

describe('asking for the link of a forgotten password', () => {
  const show = (send: LinkActions['forgotPassword'], email = 'Ana@Clinica.br') => {
    const onLogin = vi.fn<(email: string) => void>();
    const answer = answering(forgotPasswordCall, ({ body }) => send(body.email));
    return { ...draw(<ForgotPasswordPage {...{ email, onLogin }} />, answer), onLogin };
  };
  const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);

  it('sends the address from the sign-in, and says nothing about whether it is known', async () => {
    const send = vi.fn<LinkActions['forgotPassword']>(async () => undefined);
    const { user, onLogin } = show(send);
    await user.click(await button('Enviar link'));
    expect(await screen.findByText(/^Se houver uma conta com este email/)).toBeDefined();
    expect(send).toHaveBeenCalledWith('ana@clinica.br');
    await user.click(await button('Voltar para o login'));
    expect(onLogin).toHaveBeenCalledWith('Ana@Clinica.br');
  });

  it('without a connection says that one is needed, and keeps the address', async () => {
    const send = vi.fn<LinkActions['forgotPassword']>(() => Promise.reject(connectionError()));
    const { user } = show(send);
    await user.click(await button('Enviar link'));
    await screen.findByText(/^Erro de conexão. Verifique sua internet e tente novamente./);
    expect(email().value).toBe('Ana@Clinica.br');
    send.mockResolvedValue(undefined);
    await user.click(await button('Enviar link'));
    expect(await screen.findByText(/^Se houver uma conta com este email/)).toBeDefined();
  });

  it('asks for an address before it asks the server', async () => {
    const send = vi.fn<LinkActions['forgotPassword']>(async () => undefined);
    const { user } = show(send, '');
    await user.click(await button('Enviar link'));
    expect(await screen.findByText('O email é obrigatório')).toBeDefined();
    await user.click(email());
    await user.paste('ana');
    await user.click(await button('Enviar link'));
    expect(screen.getByText('Por favor, insira um email válido')).toBeDefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('too often says so', async () => {
    const words = 'Muitas requisições. Tente novamente em alguns instantes.';
    const { user } = show(() => Promise.reject(apiErrorOf(429, { message: words })));
    await user.click(await button('Enviar link'));
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('the link of a forgotten password', () => {
  const show = (reset: LinkActions['resetPassword'], token: string | null = 'segredo') => {
    const onLogin = vi.fn<() => void>();
    const answer = answering(resetPasswordCall, ({ body }) =>
      reset(body.token, body.password, body.device),
    );
    return { ...draw(<ResetPasswordPage {...{ token, onLogin }} />, answer), onLogin };
  };
  const fill = async ({ user }: ReturnType<typeof show>, password: string) => {
    for (const label of [/^Nova senha/, /^Confirmar senha/]) {
      await user.click(screen.getByLabelText(label));
      await user.paste(password);
    }
    await user.click(await button('Salvar nova senha'));
  };

  it('takes a new password and leads to the sign-in', async () => {
    const reset = vi.fn<LinkActions['resetPassword']>(async () => undefined);
    const shown = show(reset);
    await fill(shown, 'nova-senha');
    expect(await screen.findByText('Senha alterada com sucesso!')).toBeDefined();
    expect(reset).toHaveBeenCalledWith('segredo', 'nova-senha', DEVICE);
    await shown.user.click(await button('Entrar'));
    expect(shown.onLogin).toHaveBeenCalledOnce();
  });

  it('says how well a password protects, and sends none that is easy to guess', async () => {
    const reset = vi.fn<LinkActions['resetPassword']>(async () => undefined);
    const shown = show(reset);
    const meter = screen.getAllByRole('status').find(({ ariaLive }) => ariaLive === 'polite');
    expect(meter?.textContent).toBe('');
    await fill(shown, 'flamengo10');
    expect(
      await screen.findByText('Esta senha é das mais usadas e fácil de adivinhar. Escolha outra.'),
    ).toBeDefined();
    expect(meter?.textContent).toBe('Senha fraca.');
    expect(reset).not.toHaveBeenCalled();
    await shown.user.click(screen.getByLabelText(/^Nova senha/));
    await shown.user.paste(' e mais palavras');
    expect(meter?.textContent).toBe('Senha forte.');
  });

  it('that no longer opens says so and keeps what was typed', async () => {
    const used = apiErrorOf(400, { code: 'token_invalid', message: 'Este link já foi usado.' });
    await fill(
      show(() => Promise.reject(used)),
      'nova-senha',
    );
    expect(await screen.findByText('Este link já foi usado.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^Nova senha/).value).toBe('nova-senha');
  });

  it('without a token says that it is not whole', () => {
    show(async () => undefined, null);
    expect(screen.getByText(/Este link está incompleto/)).toBeDefined();
    expect(screen.queryByLabelText(/^Nova senha/)).toBeNull();
  });
});

describe('the link to a new address', () => {
  const show = (confirm: LinkActions['confirmEmail'], token: string | null = 'segredo') => {
    const onDone = vi.fn<() => void>();
    const onConfirmed = vi.fn<() => void>();
    const answer = answering(confirmEmailCall, ({ body }) => confirm(body.token));
    const page = draw(<ConfirmEmailPage {...{ token, onConfirmed, onDone }} />, answer);
    return { ...page, onConfirmed, onDone };
  };

  it('changes the address and leads on', async () => {
    const confirm = vi.fn<LinkActions['confirmEmail']>(async () => undefined);
    const { user, onConfirmed, onDone } = show(confirm);
    const act = await button('Confirmar novo email');
    expect(confirm).not.toHaveBeenCalled();
    await user.click(act);
    expect(await screen.findByText('Email alterado com sucesso!')).toBeDefined();
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
    expect(confirm).toHaveBeenCalledWith('segredo');
    await user.click(await button('Continuar'));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('that no longer opens says why', async () => {
    const message = 'Já existe uma conta com este email.';
    const taken = apiErrorOf(409, { code: 'email_taken', message });
    const { user } = show(() => Promise.reject(taken));
    await user.click(await button('Confirmar novo email'));
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('without a connection can be tried again', async () => {
    const confirm = vi.fn<LinkActions['confirmEmail']>(() => Promise.reject(connectionError()));
    const { user } = show(confirm);
    await user.click(await button('Confirmar novo email'));
    await screen.findByText('Erro de conexão. Verifique sua internet e tente novamente.');
    confirm.mockResolvedValue(undefined);
    await user.click(await button('Tentar de novo'));
    expect(await screen.findByText('Email alterado com sucesso!')).toBeDefined();
  });
});

describe('the link that undoes a change of address', () => {
  const show = (undo: LinkActions['undoEmail']) =>
    draw(
      <UndoEmailPage token="segredo" onLogin={() => undefined} />,
      answering(undoEmailCall, ({ body }) => undo(body.token, body.password)),
    );

  it('undoes it when the person says so, and not by being looked at', async () => {
    const undo = vi.fn<LinkActions['undoEmail']>(async () => undefined);
    const { user } = show(undo);
    const act = await button('Desfazer a troca');
    expect(undo).not.toHaveBeenCalled();
    await user.click(act);
    expect(await screen.findByText('A troca foi desfeita')).toBeDefined();
    expect(undo).toHaveBeenCalledWith('segredo', undefined);
  });

  it('asks for the password where the server does', async () => {
    const message = 'Digite a senha da conta.';
    const undo = vi.fn<LinkActions['undoEmail']>(() =>
      Promise.reject(apiErrorOf(422, { code: 'password_required', message })),
    );
    const { user } = show(undo);
    await user.click(await button('Desfazer a troca'));
    expect(await screen.findByText(message)).toBeDefined();
    undo.mockResolvedValue(undefined);
    await user.click(screen.getByLabelText(/^Senha da conta/));
    await user.paste('segredo-1');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('A troca foi desfeita')).toBeDefined();
    expect(undo).toHaveBeenLastCalledWith('segredo', 'segredo-1');
  });
});

describe('the link of an invitation', () => {
  const invite = {
    isValid: true,
    patientEmail: 'carla@exemplo.com.br',
    patientName: 'Carla',
    psychologistName: 'Ana Conceição',
  };
  const show = (
    actions: Partial<LinkActions> = {},
    present: { name: string; email: string } | null = null,
  ) => {
    const onDone = vi.fn<(token: string | null, email: string) => void>();
    const onLogin = vi.fn<() => void>();
    const onStay = vi.fn<() => void>();
    const validate = actions.validateInvite ?? (async () => invite);
    const accept =
      actions.acceptInvite ?? vi.fn<LinkActions['acceptInvite']>(async () => undefined);
    const page = draw(
      <InvitePage token="convite" {...{ present, onStay, onDone, onLogin }} />,
      answering(validateInviteCall, ({ body }) => validate(body.token)),
      answering(acceptInviteCall, ({ body }) => accept(body.token, body.password, body.device)),
    );
    return { ...page, accept, onDone, onLogin, onStay };
  };
  type Shown = ReturnType<typeof show>;

  async function choose({ user }: Shown, password: string, again = password) {
    await user.click(await screen.findByLabelText(/^Senha/));
    await user.paste(password);
    await user.click(screen.getByLabelText(/^Confirmar senha/));
    await user.paste(again);
  }

  it('that was cut off on its way asks for the whole one, and asks the server nothing', async () => {
    const on = { onStay: vi.fn<() => void>(), onDone: vi.fn<() => void>() };
    const onLogin = vi.fn<() => void>();
    const { user } = draw(<InvitePage token={null} present={null} {...on} onLogin={onLogin} />);
    expect(await screen.findByText('Abra de novo o link que você recebeu.')).toBeDefined();
    await user.click(await button('Ir para o login'));
    expect(onLogin).toHaveBeenCalledOnce();
  });

  it('that is no longer good says whom to ask', async () => {
    const nothing = {
      isValid: false,
      patientEmail: null,
      patientName: null,
      psychologistName: null,
    };
    const { user, onLogin } = show({ validateInvite: async () => nothing });
    expect(
      await screen.findByText(
        'Este convite não é válido ou expirou. Entre em contato com seu psicólogo.',
      ),
    ).toBeDefined();
    await user.click(await button('Ir para o login'));
    expect(onLogin).toHaveBeenCalledOnce();
  });

  it('whose answer was lost leads to the sign-in when it is sent again, and says so to nobody else', async () => {
    const used = apiErrorOf(400, { code: 'invite_invalid', message: 'Este convite não é válido.' });
    const accept = vi.fn<LinkActions['acceptInvite']>().mockRejectedValue(used);
    accept.mockRejectedValueOnce(used).mockRejectedValueOnce(connectionError());
    const shown = show({ acceptInvite: accept });
    await choose(shown, 'segredo');
    await shown.user.click(screen.getByRole('checkbox'));
    await shown.user.click(await button('Criar conta'));
    expect(await screen.findByText('Este convite não é válido.')).toBeDefined();
    await shown.user.click(await button('Criar conta'));
    expect(await screen.findByText(/^Erro de conexão/)).toBeDefined();
    expect(shown.onDone).not.toHaveBeenCalled();
    await shown.user.click(await button('Criar conta'));
    await waitFor(() => expect(shown.onDone).toHaveBeenCalledWith(null, 'carla@exemplo.com.br'));
  });

  it('makes the account with a password typed twice and the terms accepted', async () => {
    const shown = show();
    expect(await screen.findByText('Boas-vindas, Carla')).toBeDefined();
    await choose(shown, 'segredo');
    await shown.user.click(await button('Criar conta'));
    expect(await screen.findByText('Você deve aceitar os termos de uso')).toBeDefined();
    await shown.user.click(screen.getByRole('checkbox'));
    await shown.user.click(await button('Criar conta'));
    await waitFor(() => expect(shown.onDone).toHaveBeenCalledOnce());
    expect(shown.accept).toHaveBeenCalledWith('convite', 'segredo', DEVICE);
  });

  it('asks before it takes the place of who is signed in', async () => {
    const shown = show({}, { name: 'Ana Conceição', email: 'ana@clinica.br' });
    expect(await screen.findByText(/conta de Ana Conceição \(ana@clinica.br\)/)).toBeDefined();
    expect(screen.queryByLabelText(/^Senha/)).toBeNull();
    await shown.user.click(await button('Ficar na minha conta'));
    expect(shown.onStay).toHaveBeenCalledOnce();
    await shown.user.click(await button('Continuar com o convite'));
    expect(await screen.findByLabelText(/^Senha/)).toBeDefined();
  });

  it('whose account is made and cannot be used at once leads to the sign-in', async () => {
    const unusable = apiErrorOf(500, null);
    Object.assign(unusable, { code: 'invalid_answer' });
    const shown = show({ acceptInvite: () => Promise.reject(unusable) });
    await choose(shown, 'segredo');
    await shown.user.click(screen.getByRole('checkbox'));
    await shown.user.click(await button('Criar conta'));
    await waitFor(() => expect(shown.onDone).toHaveBeenCalledWith(null, invite.patientEmail));
  });

  it('refuses a password that is made of the patient’s own name', async () => {
    const shown = show();
    await choose(shown, 'carla-77');
    await shown.user.click(screen.getByRole('checkbox'));
    await shown.user.click(await button('Criar conta'));
    expect(screen.getByText(/^Evite seu nome, email, telefone/)).toBeDefined();
    expect(shown.accept).not.toHaveBeenCalled();
  });

  it('says what is wrong with the passwords', async () => {
    const shown = show();
    await choose(shown, '12345', '123456');
    await shown.user.click(await button('Criar conta'));
    expect(screen.getByText('A senha deve ter pelo menos 6 caracteres')).toBeDefined();
    expect(screen.getByText('As senhas não coincidem')).toBeDefined();
  });

  it('that fails keeps what was typed and says why', async () => {
    const shown = show({ acceptInvite: () => Promise.reject(connectionError()) });
    await choose(shown, 'segredo');
    await shown.user.click(screen.getByRole('checkbox'));
    await shown.user.click(await button('Criar conta'));
    await screen.findByText('Erro de conexão. Verifique sua internet e tente novamente.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Senha/).value).toBe('segredo');
  });
});

it('the link of a team’s invitation asks before it takes the place of who is signed in', async () => {
  const onStay = vi.fn<() => void>();
  const present = { name: 'Bruno Teles', email: 'bruno@exemplo.com.br' };
  const on = { onStay, onDone: vi.fn<() => void>(), onLogin: vi.fn<() => void>() };
  const { user } = draw(
    <JoinPage token="convite" present={present} {...on} />,
    answering(validateMemberInviteCall, async () => ({
      isValid: true,
      email: 'nova@exemplo.com.br',
      clinicName: 'Clínica da Praça',
      hasAccount: false,
    })),
  );
  expect(await screen.findByText(/aberta a conta de Bruno Teles/)).toBeDefined();
  expect(screen.queryByLabelText(/^Senha/)).toBeNull();
  await user.click(await button('Ficar na minha conta'));
  expect(onStay).toHaveBeenCalledOnce();
  await user.click(await button('Continuar com o convite'));
  expect(await screen.findByText(/Clínica da Praça convidou você/)).toBeDefined();
});

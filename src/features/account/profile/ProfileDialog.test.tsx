import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../../test/harness/page/clickTwice.ts';
import { makeUser } from '../../../../test/fixtures/documents.ts';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../../test/harness/page/renderPage.tsx';
import { answering, pageOnline } from '../../../../test/harness/page/pageOnline.ts';
import { changeEmailCall, changePasswordCall } from '../../../domain/contract/auth.ts';
import { apiErrorOf, connectionError } from '../../../client/online/apiError.ts';
import type { Settlement } from '../../../data/device.ts';
import ProfileDialog from './ProfileDialog.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const user = makeUser({ name: 'Helena Prado', email: 'helena@exemplo.com.br' });

function show() {
  const changeEmail = vi.fn<(email: string, password: string) => Promise<void>>(
    async () => undefined,
  );
  const changePassword = vi.fn<(password: string, newPassword: string) => Promise<void>>(
    async () => undefined,
  );
  const device = new PageDevice({ practice: { user } as never });
  const online = pageOnline(
    answering(changeEmailCall, ({ body }) => changeEmail(body.email, body.password)),
    answering(changePasswordCall, ({ body }) => changePassword(body.password, body.newPassword)),
  );
  const onClose = vi.fn<() => void>();
  const dialog = <ProfileDialog onClose={onClose} />;
  return { ...renderPage(dialog, device, online), changeEmail, changePassword, onClose };
}
type Shown = ReturnType<typeof show>;

const button = (name: string) => screen.findByRole('button', { name });
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

async function fill({ user: hands }: Shown, label: RegExp, text: string) {
  await hands.click(field(label));
  await hands.paste(text);
}

describe('one’s own profile', () => {
  it('sends what was changed, and never the address', async () => {
    const shown = show();
    await shown.user.click(await screen.findByLabelText(/^Telefone/));
    await shown.user.paste('11 91234-5678');
    await shown.user.click(await button('Salvar Alterações'));
    await waitFor(() => expect(shown.device.dispatched).toHaveLength(1));
    expect(shown.device.dispatched[0]?.args).not.toHaveProperty('email');
    expect(field(/^Email/).readOnly).toBe(true);
  });
});

describe('one’s own profile that the server', () => {
  /** With a telephone typed, and a server that answers so. */
  async function save(settlement: Settlement) {
    const shown = show();
    shown.device.settled = async () => settlement;
    await shown.user.click(await screen.findByLabelText(/^Telefone/));
    await shown.user.paste('11 91234-5678');
    clickTwice(await button('Salvar Alterações'));
    return shown;
  }

  it('takes is said to be saved, and then the dialog closes', async () => {
    const { device, onClose } = await save({ status: 'done' });
    expect(await screen.findByText('Suas informações foram salvas com sucesso!')).toBeDefined();
    expect(device.dispatched).toHaveLength(1);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 8000 });
  });

  it('refuses says why, keeps what was typed, and is mended in its place', async () => {
    const message = 'Nome inválido.';
    const { user: hands, device } = await save({ status: 'refused', code: 'invalid', message });
    // In the dialog and as a toast.
    await waitFor(() => expect(screen.getAllByText('Erro ao atualizar perfil')).toHaveLength(2));
    expect(screen.queryByText('Suas informações foram salvas com sucesso!')).toBeNull();
    expect(field(/^Telefone/).value).toBe('11 91234-5678');
    device.settled = async () => ({ status: 'done' });
    await hands.type(field(/^Telefone/), '0');
    await hands.click(await button('Salvar Alterações'));
    await waitFor(() => expect(device.discarded).toEqual(['key-1']));
    expect(device.dispatched).toHaveLength(2);
  });
});

describe('another address', () => {
  it('that is missing, or none, is named in the words of the profile', async () => {
    const shown = show();
    await shown.user.click(await button('Alterar email'));
    await fill(shown, /^Senha atual/, 'segredo-1');
    await shown.user.keyboard('{Enter}');
    expect(await screen.findByText('Email é obrigatório')).toBeDefined();
    await fill(shown, /^Novo email/, 'ana@');
    await shown.user.keyboard('{Enter}');
    expect(await screen.findByText('Email inválido')).toBeDefined();
    expect(shown.changeEmail).not.toHaveBeenCalled();
  });

  async function open() {
    const shown = show();
    await shown.user.click(await button('Alterar email'));
    expect(document.activeElement).toBe(field(/^Novo email/));
    await shown.user.paste(' Nova@Exemplo.com ');
    await fill(shown, /^Senha atual/, 'segredo-1');
    return shown;
  }

  it('is asked for with the password, by the keyboard alone', async () => {
    const shown = await open();
    await shown.user.keyboard('{Enter}');
    expect(await screen.findByText(/enviamos para nova@exemplo.com/)).toBeDefined();
    expect(shown.changeEmail).toHaveBeenCalledWith('nova@exemplo.com', 'segredo-1');
    expect(shown.device.dispatched).toEqual([]);
  });

  it('with a wrong password says so in the field and keeps the rest', async () => {
    const shown = await open();
    const message = 'Senha incorreta. Tente novamente.';
    const wrong = apiErrorOf(422, { code: 'password_wrong', message });
    shown.changeEmail.mockRejectedValueOnce(wrong);
    await shown.user.keyboard('{Enter}');
    expect(await screen.findByText(message)).toBeDefined();
    expect(field(/^Senha atual/).getAttribute('aria-invalid')).toBe('true');
    expect(field(/^Novo email/).value).toBe('Nova@Exemplo.com');
  });

  it('without a network says so kindly and loses nothing', async () => {
    const shown = await open();
    shown.changeEmail.mockRejectedValueOnce(connectionError());
    await shown.user.click(await button('Enviar link'));
    expect(await screen.findByText(/o que você digitou continua aqui/)).toBeDefined();
    expect(field(/^Novo email/).value).toBe('Nova@Exemplo.com');
    expect(field(/^Senha atual/).value).toBe('segredo-1');
  });
});

describe('another password', () => {
  it('takes the present one, and none that is made of the person’s name', async () => {
    const shown = show();
    await shown.user.click(await button('Alterar senha'));
    await shown.user.paste('prado-77');
    await fill(shown, /^Confirmar senha/, 'prado-77');
    await fill(shown, /^Senha atual/, 'segredo-1');
    await shown.user.keyboard('{Enter}');
    expect(screen.getByText(/^Evite seu nome, email, telefone/)).toBeDefined();
    expect(shown.changePassword).not.toHaveBeenCalled();
    for (const label of [/^Nova senha/, /^Confirmar senha/]) {
      await shown.user.clear(field(label));
      await shown.user.paste('girassol-azul');
    }
    await shown.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(shown.changePassword).toHaveBeenCalledWith('segredo-1', 'girassol-azul'),
    );
  });
});

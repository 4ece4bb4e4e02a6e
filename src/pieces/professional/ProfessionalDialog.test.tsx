import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeProfile, makeUser } from '../../../test/fixtures/documents.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import ProfessionalDialog, { ProfessionalEditor } from './ProfessionalDialog.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const practice = { user: makeUser() } as never;
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

describe('the professional data', () => {
  it('begin with the account’s CRP, send what was entered alone, and ask for the kind of a key', async () => {
    const device = new PageDevice({ practice, 'professional.own': null });
    const onClose = vi.fn<() => void>();
    const { user } = renderPage(<ProfessionalDialog onClose={onClose} />, device);
    expect((await field(/^CRP/)).value).toBe('06/104512');
    expect(screen.queryByLabelText(/^Chave Pix/)).toBeNull();
    await user.click(screen.getByRole('combobox', { name: /^Tipo da chave/ }));
    await user.click(screen.getByRole('option', { name: 'CPF' }));
    await user.click(await field(/^Chave Pix/));
    await user.paste('ana@exemplo.com');
    await user.click(button('Salvar'));
    expect(screen.getAllByText('Esta chave não é um CPF válido.').length).toBeGreaterThan(0);
    expect(device.dispatched).toEqual([]);
    await user.clear(await field(/^Chave Pix/));
    await user.paste('529.982.247-25');
    await user.click(screen.getByRole('radio', { name: 'Pessoa física' }));
    await user.click(button('Salvar'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(device.dispatched[0]?.args).toEqual({
      regime: 'pf',
      pixKeyKind: 'cpf',
      pixKey: '529.982.247-25',
    });
  });

  it('that were refused are mended over what there is, and nothing else is cleared', async () => {
    const device = new PageDevice({ practice, 'professional.own': makeProfile() });
    const onSubmit = vi.fn<(args: object) => Promise<void>>(async () => undefined);
    const refusal = { reason: 'Não.', fields: { city: 'Cidade desconhecida.' } };
    const rest = { onSubmit, onReplaced: async () => undefined, onClose: () => undefined };
    const { user } = renderPage(
      <ProfessionalEditor args={{ city: 'Olimda' }} refusal={refusal} {...rest} />,
      device,
    );
    const city = await field(/^Cidade/);
    expect([city.value, (await field(/^Nome nos/)).value]).toEqual([
      'Olimda',
      'Helena Duarte Prado',
    ]);
    await user.clear(city);
    await user.paste('Olinda');
    await user.click(button('Salvar e enviar de novo'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ city: 'Olinda' }));
  });
});

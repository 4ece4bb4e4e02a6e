import TextField from '@mui/material/TextField';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { sampleId } from '../../../test/harness/practice/samples.ts';
import { updateTemplate } from '../../domain/noteTemplates/commands.ts';
import { CommandDialog } from './CommandDialog.tsx';
import { OverRecord } from './OverRecord.tsx';
import type { Opened } from './SendingDialog.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const ID = sampleId(6, 1);
const WORDS = { done: 'Salvo.', refused: 'Erro ao salvar' };
const AGAIN = 'Salvar e enviar de novo';
const nameField = () => screen.findByLabelText<HTMLInputElement>('Nome');
const button = (name: string) => screen.getByRole('button', { name });

function Template({ name, ...props }: { name: string } & Opened<'noteTemplate.update'>) {
  return (
    <CommandDialog
      {...props}
      command={updateTemplate}
      words={WORDS}
      title="Modelo"
      isChange
      form={{
        start: { name },
        of: (args) => ({ name: args.name }),
        toArgs: (values, sent) => ({ id: ID, text: 'Como veio', ...sent, ...values }),
      }}
    >
      {({ values, errors, change }) => (
        <TextField
          label="Nome"
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
          error={errors.name !== undefined}
          helperText={errors.name}
        />
      )}
    </CommandDialog>
  );
}

describe('a command’s form over a record', () => {
  it('sends what was changed, and closes', async () => {
    const device = new PageDevice();
    const onClose = vi.fn<() => void>();
    const { user } = renderPage(<Template name="Primeira" onClose={onClose} />, device);
    await user.type(await nameField(), ' sessão');
    await user.click(button('Salvar'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(device.dispatched).toMatchObject([
      { name: 'noteTemplate.update', args: { id: ID, name: 'Primeira sessão', text: 'Como veio' } },
    ]);
  });

  it('closes and sends nothing where nothing was changed', async () => {
    const device = new PageDevice();
    const onClose = vi.fn<() => void>();
    const { user } = renderPage(<Template name="Primeira" onClose={onClose} />, device);
    await nameField();
    await user.click(button('Salvar'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(device.dispatched).toEqual([]);
  });

  it('stays open with what was typed where the device cannot keep it, and is sent again', async () => {
    const device = new PageDevice();
    device.failure = { name: 'PlainError', code: 'x', message: 'Não há espaço.' };
    const onClose = vi.fn<() => void>();
    const { user } = renderPage(<Template name="Primeira" onClose={onClose} />, device);
    await user.type(await nameField(), ' sessão');
    await user.click(button('Salvar'));
    expect(await screen.findByText(WORDS.refused)).toBeDefined();
    expect((await nameField()).value).toBe('Primeira sessão');
    expect(onClose).not.toHaveBeenCalled();
    device.failure = null;
    await user.click(button('Salvar'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(device.dispatched).toMatchObject([{ args: { name: 'Primeira sessão' } }]);
  });
});

function Watched() {
  const [name, setName] = useState('Primeira');
  return (
    <>
      <OverRecord known={{ name }} title="Modelo" missing="Não encontrado." onClose={() => {}}>
        {(record) => <p>{`Aberto: ${record.name}`}</p>}
      </OverRecord>
      <button onClick={() => setName('Outra')}>{`Agora: ${name}`}</button>
    </>
  );
}

describe('a record under a form', () => {
  it('stays as it was when the form opened, whatever arrives meanwhile', async () => {
    const { user } = renderPage(<Watched />, new PageDevice());
    await user.click(button('Agora: Primeira'));
    expect(button('Agora: Outra')).toBeDefined();
    expect(screen.getByText('Aberto: Primeira')).toBeDefined();
  });
});

describe('a command’s form over a refused one', () => {
  const mend = (fields: Readonly<Record<string, string>>) => {
    const again = vi.fn<(args: object) => Promise<void>>(async () => undefined);
    const args = { id: ID, name: 'Usado', text: 'Queixa' };
    const refused = {
      args,
      refusal: { reason: 'O servidor não aceitou.', fields },
      onSubmit: again,
      onReplaced: async () => undefined,
      onClose: () => undefined,
    };
    const { user } = renderPage(
      <Template name="Primeira" refused={refused} onClose={() => {}} />,
      new PageDevice(),
    );
    return { user, again, args };
  };

  it('begins with what was sent, says why, and holds it until the refused field is another', async () => {
    const { user, again, args } = mend({ name: 'Já existe.' });
    const field = await nameField();
    expect(field.value).toBe('Usado');
    expect(screen.getAllByText('Já existe.').length).toBeGreaterThan(0);
    await user.click(button(AGAIN));
    expect(again).not.toHaveBeenCalled();
    await user.type(field, ' de novo');
    await user.click(button(AGAIN));
    await waitFor(() => expect(again).toHaveBeenCalledOnce());
    expect(again).toHaveBeenCalledWith({ ...args, name: 'Usado de novo' });
  });

  it('is sent where the server named only what the form does not show', async () => {
    const { user, again, args } = mend({ text: 'Longo demais.' });
    await nameField();
    expect(screen.getByText('O servidor não aceitou.')).toBeDefined();
    await user.click(button(AGAIN));
    await waitFor(() => expect(again).toHaveBeenCalledWith(args));
  });
});

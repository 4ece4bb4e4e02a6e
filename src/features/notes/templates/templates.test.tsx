import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Decisions } from '../../../../server/engine/execution/decision.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import {
  psych,
  psychId,
  sampleId,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import { DomainError } from '../../../domain/core/errors.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const OWN = {
  id: sampleId(6, 1),
  psychologistId: psychId,
  name: 'Retorno',
  text: 'Como passou a semana:',
  createdAt: '2026-01-01T12:00:00.000Z',
};

async function open(decisions: Decisions = {}) {
  const seed = { tenants: [sampleTenant], users: [sampleUser()], noteTemplates: [OWN] };
  const here = connectDevice(await openPractice(seed, decisions), psych);
  const listed = () => here.device.query('templates.list', {});
  await waitFor(async () => expect(isWhole(await listed())).toBe(true), LATER);
  const namesOf = async () => shownOf(await listed()).map(({ name }) => name);
  return { ...renderScreen(here.client, <TemplatesDialog onClose={() => {}} />), here, namesOf };
}

const press = (label: string) => screen.findByLabelText(label, {}, LATER);
const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Nome/, {}, LATER);

describe('one’s own templates', () => {
  it('begin with a suggestion, which is then offered no more', async () => {
    const { user, here, namesOf } = await open();
    here.cut();
    await user.click(await press('Usar SOAP como modelo'));
    expect((await nameField()).value).toBe('SOAP');
    await user.click(await screen.findByText('Criar modelo'));
    await waitFor(async () => expect(await namesOf()).toEqual(['Retorno', 'SOAP']), LATER);
    await press('Editar SOAP');
    expect(screen.queryByLabelText('Usar SOAP como modelo')).toBeNull();
  });

  it('are not kept without a name and a text', async () => {
    const { user, namesOf } = await open();
    await user.click(await screen.findByText('Novo modelo', {}, LATER));
    await nameField();
    await user.click(await screen.findByText('Criar modelo'));
    expect(await screen.findAllByText('Dê um nome ao modelo.')).not.toHaveLength(0);
    expect(await namesOf()).toEqual(['Retorno']);
  });

  it('are changed, and the change is seen in the list', async () => {
    const { user, namesOf } = await open();
    await user.click(await press('Editar Retorno'));
    await user.type(await nameField(), ' 2');
    await user.click(await screen.findByText('Salvar'));
    await press('Editar Retorno 2');
    expect(await namesOf()).toEqual(['Retorno 2']);
  });

  it('are deleted after the question', async () => {
    const { user, namesOf } = await open();
    await user.click(await press('Excluir Retorno'));
    const question = within(await screen.findByRole('dialog', { name: 'Excluir modelo?' }));
    await user.click(question.getByText('Voltar'));
    expect(await namesOf()).toEqual(['Retorno']);
    await user.click(await press('Excluir Retorno'));
    await user.click((await screen.findAllByText('Excluir')).at(-1) as HTMLElement);
    await waitFor(async () => expect(await namesOf()).toEqual([]), LATER);
  });

  it('that the server refused stay listed, and lead to the form that mends them', async () => {
    const refuse = async () => {
      throw new DomainError('too_many_templates', 'Você já tem 50 modelos.');
    };
    const { user, router } = await open({ 'noteTemplate.create': refuse });
    await user.click(await press('Usar SOAP como modelo'));
    await user.click(await screen.findByText('Criar modelo'));
    await user.click(await screen.findByText('Corrigir', {}, LATER));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ alvo: /./ }), LATER);
  });
});

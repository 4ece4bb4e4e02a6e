import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../test/harness/page/clickTwice.ts';
import { sampleStatus } from '../../../test/harness/practice/deviceSamples.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import type { Settlement } from '../../data/device.ts';
import { useCommand } from './useCommand.ts';

const LATER = { timeout: 20_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const WORDS = { done: 'Concluído!', refused: 'Não foi possível concluir' };
const ID = '0193a000-0000-7000-8000-00000000000a';

function Complete({ undo }: { undo?: () => void }) {
  const { run, saving, failure } = useCommand('appointment.complete', WORDS);
  return (
    <>
      <button type="button" disabled={saving} onClick={() => void run({ id: ID }, { undo })}>
        Concluir
      </button>
      <p>{failure}</p>
    </>
  );
}

function Leaving() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      {isHere && <Complete />}
      <button type="button" onClick={() => setHere(false)}>
        Sair
      </button>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Concluir' });

/** A server whose answer comes when the test says so. */
function answering(device: PageDevice) {
  let answer: (settlement: Settlement) => void = () => undefined;
  const answered = new Promise<Settlement>((resolve) => (answer = resolve));
  device.settled = () => answered;
  return answer;
}

describe('a command', () => {
  it('is given once by a double click, and again by a later one', async () => {
    const { user, device } = renderPage(<Complete />);
    clickTwice(button());
    // Its run is over.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(device.dispatched).toHaveLength(1);
    await user.click(button());
    expect(device.dispatched).toHaveLength(2);
  });

  it('is said to be done when the server has said so, and not before', async () => {
    const device = new PageDevice();
    const answer = answering(device);
    const { user } = renderPage(<Complete />, device);
    await user.click(button());
    expect(screen.queryByText(WORDS.done)).toBeNull();
    answer({ status: 'done' });
    expect(await screen.findByText(WORDS.done, {}, LATER)).toBeDefined();
  });

  it('that the server refuses much later is told even when its screen is gone', async () => {
    const device = new PageDevice();
    const answer = answering(device);
    const { user } = renderPage(<Leaving />, device);
    await user.click(button());
    await screen.findByText(/^Guardado;/, {}, LATER);
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(screen.queryByRole('button', { name: 'Concluir' })).toBeNull();
    answer({ status: 'refused', code: 'invalid_transition', message: 'A sessão foi cancelada.' });
    expect(await screen.findByText(WORDS.refused, {}, LATER)).toBeDefined();
    expect(screen.getByText('A sessão foi cancelada.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ver' })).toBeDefined();
  });

  it('that the person took back is no news', async () => {
    const device = new PageDevice();
    const answer = answering(device);
    const { user } = renderPage(<Complete />, device);
    await user.click(button());
    await screen.findByText(/^Guardado;/, {}, LATER);
    answer({ status: 'refused', code: 'discarded', message: 'A alteração foi descartada.' });
    await waitFor(() => expect(screen.queryByText(WORDS.refused)).toBeNull());
  });

  it.each([
    [{ connection: 'offline' }, 'Guardado; será confirmado quando houver conexão'],
    [
      { troubleSince: '2026-03-02T12:00:00.000Z' },
      'Guardado; será confirmado assim que o servidor responder',
    ],
    [
      { limitWords: 'Sua clínica já enviou hoje o máximo de um dia.', waiting: 1 },
      'Guardado; será confirmado quando o limite de hoje passar',
    ],
  ] as const)('is promised for what it waits for: %j', async (status, words) => {
    const device = new PageDevice({ 'sync.status': sampleStatus(status) });
    answering(device);
    const { user } = renderPage(<Complete undo={() => undefined} />, device);
    await user.click(button());
    expect(await screen.findByText(words, {}, LATER)).toBeDefined();
  });

  it('without a line is said to be kept at once, and can be taken back', async () => {
    const device = new PageDevice({ 'sync.status': sampleStatus({ connection: 'offline' }) });
    answering(device);
    const { user } = renderPage(<Complete undo={() => undefined} />, device);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    await user.click(button());
    await screen.findByText(/^Guardado;/, {}, LATER);
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeDefined();
    expect(waits.mock.calls.map(([, ms]) => ms)).toContain(150);
    waits.mockRestore();
  });

  it('that was kept is said to be done as soon as the server has said so', async () => {
    const device = new PageDevice({ 'sync.status': sampleStatus({ connection: 'offline' }) });
    const answer = answering(device);
    const { user } = renderPage(<Complete undo={() => undefined} />, device);
    await user.click(button());
    await screen.findByText(/^Guardado;/, {}, LATER);
    answer({ status: 'done' });
    expect(await screen.findByText(WORDS.done, {}, LATER)).toBeDefined();
    expect(screen.queryByText(/^Guardado;/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeDefined();
  });

  it('that the device cannot take says why, and can be given again', async () => {
    const device = new PageDevice();
    device.failure = { name: 'DomainError', code: 'quota_exceeded', message: 'Sem espaço.' };
    const { user } = renderPage(<Complete />, device);
    await user.click(button());
    expect(await screen.findByText('Sem espaço.')).toBeDefined();
    device.failure = null;
    await user.click(button());
    expect(device.dispatched).toHaveLength(1);
    expect(screen.queryByText('Sem espaço.')).toBeNull();
  });

  it.each([
    ['done', { status: 'done' } as const, 'Concluído!'],
    ['kept while there is no connection', null, /^Guardado;/],
  ])('that is %s can be taken back where that is possible', async (_how, settlement, words) => {
    const undo = vi.fn<() => void>();
    const device = new PageDevice();
    const answer = answering(device);
    if (settlement) answer(settlement);
    const { user } = renderPage(<Complete undo={undo} />, device);
    await user.click(button());
    await screen.findByText(words, {}, LATER);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(device.dispatched[0]?.options).toEqual({});
  });
});

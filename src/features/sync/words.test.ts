import { describe, expect, it } from 'vitest';
import { sampleStatus } from '../../../test/harness/deviceSamples.ts';
import type { SyncItem } from '../../data/queries/results.ts';
import { downloadWords, itemState, syncWords } from './words.ts';

describe('the sync status', () => {
  it.each([
    [{}, 'Tudo salvo na nuvem'],
    [{ waiting: 2 }, 'Salvando…'],
    [{ connection: 'offline', waiting: 1 }, 'Sem conexão: 1 alteração guardada neste aparelho'],
    [{ connection: 'offline', waiting: 3 }, 'Sem conexão: 3 alterações guardadas neste aparelho'],
    [{ connection: 'offline' }, 'Sem conexão'],
    [{ needsPerson: 1, waiting: 4 }, '1 item precisa de você'],
    [{ needsPerson: 2, connection: 'offline' }, '2 itens precisam de você'],
    [{ drafts: 1 }, '1 rascunho guardado só neste aparelho'],
    [{ drafts: 2 }, '2 rascunhos guardados só neste aparelho'],
    [{ drafts: 2, waiting: 1 }, 'Salvando…'],
    [{ drafts: 2, connection: 'offline' }, 'Sem conexão'],
    [{ needsPerson: 1, conflicts: 1, drafts: 1 }, '1 item precisa de você'],
    [{ session: 'expired', waiting: 2 }, '2 alterações guardadas neste aparelho'],
  ] as const)('%j reads “%s”', (changes, text) => {
    expect(syncWords(sampleStatus(changes)).text).toBe(text);
  });

  it('counts a first download in Brazilian figures', () => {
    expect(downloadWords(3200, 20_000)).toBe('Baixando seus dados: 3.200 de 20.000');
    expect(downloadWords(0, 0)).toBe('Baixando seus dados…');
  });
});

describe('what becomes of a change', () => {
  const sent = { state: 'sent', refusal: null } as SyncItem;

  const waiting = { state: 'waiting', refusal: null } as SyncItem;
  const line = { connection: 'online', session: 'valid' } as const;
  const cut = { ...line, connection: 'offline' } as const;
  const ended = { ...line, session: 'expired' } as const;

  it.each([
    [sent, line, 'Enviando…'],
    [sent, cut, 'Guardada neste aparelho; será confirmada quando houver conexão.'],
    [sent, ended, 'Guardada neste aparelho; será confirmada quando você entrar de novo.'],
    [waiting, line, 'Guardada neste aparelho; será enviada em instantes.'],
    [waiting, cut, 'Guardada neste aparelho; será enviada quando houver conexão.'],
    [waiting, ended, 'Guardada neste aparelho; será enviada quando você entrar de novo.'],
  ] as const)('%# is never called sent before the server has answered', (item, status, words) => {
    expect(itemState(item, status)).toBe(words);
  });
});

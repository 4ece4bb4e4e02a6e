import { describe, expect, it } from 'vitest';
import { sampleStatus } from '../../../test/harness/practice/deviceSamples.ts';
import type { SyncItem } from '../../data/queries/sync/results.ts';
import { arrivalOf, downloadWords, syncWords } from './words.ts';
import { canAskAgain, itemState, syncReason } from './panelWords.ts';

const LIMIT =
  'Sua clínica já enviou hoje o máximo de um dia. Nada se perdeu: segue a partir das 21:00.';
const NOON = '2026-03-02T12:00:00.000Z';

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
    [{ waiting: 20 }, 'Salvando…'],
    [{ waiting: 4750 }, 'Salvando… faltam 4.750'],
    [
      { connection: 'offline', waiting: 5000 },
      'Sem conexão: 5.000 alterações guardadas neste aparelho',
    ],
    [
      { troubleSince: NOON, waiting: 1 },
      'Servidor com problemas: 1 alteração guardada neste aparelho',
    ],
    [{ troubleSince: NOON, connection: 'offline' }, 'Servidor com problemas'],
    [{ isSilent: true }, 'Sem resposta da nuvem'],
    [{ isSilent: true, drafts: 1 }, 'Sem resposta da nuvem'],
    [
      { isSilent: true, waiting: 2 },
      'Sem resposta da nuvem: 2 alterações guardadas neste aparelho',
    ],
    [{ isSilent: true, connection: 'offline' }, 'Sem conexão'],
    [
      { isFull: true, firstSync: { received: 1, total: 9, hot: true } },
      'Sem espaço neste aparelho',
    ],
    [{ isFull: true, needsPerson: 1 }, '1 item precisa de você'],
    [
      { limitWords: LIMIT, waiting: 40 },
      'Limite de hoje atingido: 40 alterações guardadas neste aparelho',
    ],
    [
      { limitWords: LIMIT, waiting: 1, connection: 'offline' },
      'Sem conexão: 1 alteração guardada neste aparelho',
    ],
    // Another tab has sent it meanwhile.
    [{ limitWords: LIMIT }, 'Tudo salvo na nuvem'],
  ] as const)('%j reads “%s”', (changes, text) => {
    expect(syncWords(sampleStatus(changes)).text).toBe(text);
  });

  it.each([
    [{ troubleSince: NOON }, 'Desde 12:00 o servidor responde com erro. Nada se perdeu'],
    [{ isFull: true }, 'O que já chegou continua aqui, e o que está na nuvem está seguro'],
    [{ isSilent: true }, 'pode não ser o mais recente'],
  ] as const)('%j is explained, and can be tried again', (changes, text) => {
    const status = sampleStatus(changes);
    expect(syncReason(status, (instant) => instant.slice(11, 16))).toContain(text);
    expect(canAskAgain(status)).toBe(true);
  });

  it('says in the server’s words that today’s limit is reached and when it goes on', () => {
    const limited = { limitWords: LIMIT, waiting: 2 };
    expect(syncReason(sampleStatus(limited), String)).toBe(LIMIT);
    expect(syncReason(sampleStatus({ limitWords: LIMIT }), String)).toBeNull();
  });

  it('needs no explanation where all is well', () => {
    expect(syncReason(sampleStatus(), String)).toBeNull();
    expect(canAskAgain(sampleStatus())).toBe(false);
  });

  it('says why a download stands still', () => {
    const arriving = { firstSync: { received: 3, total: 9, hot: true } };
    const textOf = (changes: object) =>
      arrivalOf(sampleStatus({ ...arriving, ...changes }), null).text;
    expect(textOf({ isFull: true })).toContain('Libere espaço');
    expect(textOf({ troubleSince: NOON })).toContain('assim que o servidor responder');
  });

  it('counts a first download in Brazilian figures', () => {
    expect(downloadWords(3200, 20_000)).toBe('Baixando seus dados: 3.200 de 20.000');
    expect(downloadWords(0, 0)).toBe('Baixando seus dados…');
  });
});

describe('what becomes of a change', () => {
  const sent = { state: 'sent', refusal: null } as SyncItem;

  const waiting = { state: 'waiting', refusal: null } as SyncItem;
  const line = {
    connection: 'online',
    session: 'valid',
    troubleSince: null,
    limitWords: null,
  } as const;
  const limited = { ...line, limitWords: LIMIT } as const;
  const troubled = { ...line, troubleSince: NOON } as const;
  const cut = { ...line, connection: 'offline' } as const;
  const ended = { ...line, session: 'expired' } as const;

  it.each([
    [sent, line, 'Enviando…'],
    [sent, cut, 'Guardada neste aparelho; será confirmada quando houver conexão.'],
    [sent, troubled, 'Guardada neste aparelho; será confirmada assim que o servidor responder.'],
    [sent, ended, 'Guardada neste aparelho; será confirmada quando você entrar de novo.'],
    [waiting, limited, 'Guardada neste aparelho; será enviada quando o limite de hoje passar.'],
    [sent, limited, 'Guardada neste aparelho; será confirmada quando o limite de hoje passar.'],
    [waiting, line, 'Guardada neste aparelho; será enviada em instantes.'],
    [waiting, cut, 'Guardada neste aparelho; será enviada quando houver conexão.'],
    [waiting, ended, 'Guardada neste aparelho; será enviada quando você entrar de novo.'],
  ] as const)('%# is never called sent before the server has answered', (item, status, words) => {
    expect(itemState(item, status)).toBe(words);
  });
});

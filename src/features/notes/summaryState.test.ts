import { describe, expect, it } from 'vitest';
import { summaryStateOf } from './summaryState.ts';

describe('what is said of a summary', () => {
  const of = (status: never, mark = 'saved', isOnline = true, mayBeRead = true) =>
    summaryStateOf({ status, mark: mark as 'saved', isOnline, mayBeRead });

  it('is that it is being made only where the server has the text and answers', () => {
    expect(of('processing' as never)?.label).toBe('Gerando resumo');
    expect(of('processing' as never, 'waiting')?.label).toBe('Resumo quando houver conexão');
    expect(of('processing' as never, 'saved', false)?.label).toBe('Resumo quando houver conexão');
  });

  it('is that it is there, or why it is not', () => {
    expect(of('summarized' as never)?.label).toBe('Resumo pronto');
    expect(of('failed' as never)).toMatchObject({
      label: 'Resumo indisponível',
      detail: 'Nota salva, mas resumo indisponível',
    });
    expect(of('quota' as never)?.detail).toContain(
      'Cota de uso de IA esgotada para este mês. Tente novamente no próximo mês.',
    );
    expect(of(null as never)?.label).toBe('Sem resumo');
  });

  it('is nothing of a note that was refused', () => {
    expect(of('processing' as never, 'refused')).toBeNull();
  });

  it('promises none where the patient has not agreed, and says why', () => {
    for (const status of ['processing', null])
      expect(of(status as never, 'saved', true, false)).toEqual({
        label: 'Sem resumo',
        tone: 'neutral',
        detail: 'Falta o consentimento do paciente para IA: nenhum programa lê esta nota.',
      });
    expect(of(null as never)?.detail).toBe(
      'Um resumo é feito quando o texto for alterado e salvo.',
    );
  });
});

import type { SummaryKind } from '../../../domain/notes/summary.ts';

export const ACCEPTED = { done: 'Resumo aceito.', refused: 'Erro ao aceitar resumo' };
export const EDITED = { done: 'Resumo salvo.', refused: 'Erro ao salvar resumo' };

export const DRAFT_BY_AI = 'Rascunho da IA';

/** Beside a summary, wherever it stands: a program's words are told from a person's. */
export const SUMMARY_MARKS: Readonly<Record<SummaryKind, string>> = {
  draft: DRAFT_BY_AI,
  accepted: 'Feito por IA e aceito',
  edited: 'Resumo de quem escreveu a nota',
};

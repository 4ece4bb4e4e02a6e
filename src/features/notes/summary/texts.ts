import type { NoteReader } from '../../../domain/notes/analysis.ts';
import type { SummaryKind } from '../../../domain/notes/summary.ts';

export const ACCEPTED = { done: 'Resumo aceito.', refused: 'Erro ao aceitar resumo' };
export const EDITED = { done: 'Resumo salvo.', refused: 'Erro ao salvar resumo' };

const SUMMARY_MARKS: Readonly<Record<SummaryKind, string>> = {
  draft: 'Rascunho da IA',
  accepted: 'Feito por um programa e aceito',
  edited: 'Resumo de quem escreveu a nota',
};

/** Stands beside a summary, wherever it is shown: a program's words are told from a person's. */
export const summaryMark = (kind: SummaryKind, reader: NoteReader | null | undefined): string =>
  kind === 'draft' && (reader?.kind === 'embedded' || reader?.kind === 'model')
    ? 'Rascunho do leitor por palavras'
    : SUMMARY_MARKS[kind];

/** Stands beside a summary that is of an earlier text of the note. */
export const OUTDATED = 'Resumo desatualizado';
export const OUTDATED_DETAIL = 'É de antes da última alteração do texto da nota.';

const DONE = 'Operação realizada com sucesso!';

export const SAVED = { done: DONE, refused: 'Erro na operação' };
/** Of several that are saved at once, the last one says it. */
export const SAVED_QUIETLY = { ...SAVED, done: null };
export const BREAK_REMOVED = {
  done: 'Pausa removida com sucesso!',
  refused: 'Erro ao remover pausa',
};
export const BLOCK_REMOVED = {
  done: 'Bloqueio removido com sucesso!',
  refused: 'Erro ao remover bloqueio',
};
export const PERIOD_CREATED = { done: DONE, refused: 'Erro ao criar período' };
export const PERIOD_CREATED_QUIETLY = { ...PERIOD_CREATED, done: null };
export const PERIOD_UPDATED = { done: DONE, refused: 'Erro ao atualizar período' };
export const PERIOD_REMOVED = { done: DONE, refused: 'Erro ao remover período' };
export const WEEKS_SAVED = { done: DONE, refused: 'Erro ao salvar' };

export const NO_PSYCHOLOGIST = 'Selecione o psicólogo.';
export const AT_ONCE = 'Os horários livres são calculados na hora, a partir destes períodos.';

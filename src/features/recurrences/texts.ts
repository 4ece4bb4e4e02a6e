/** The server's word for what stands in the way. */
export const CONFLICTS = 'recurrence_conflicts';

export const CREATED = {
  done: 'Recorrência criada com sucesso!',
  refused: 'Erro ao criar recorrência',
};
export const UPDATED = {
  done: 'Recorrência atualizada com sucesso!',
  refused: 'Erro ao atualizar recorrência',
};
export const DEACTIVATED = {
  done: 'Recorrência desativada com sucesso!',
  refused: 'Erro ao desativar recorrência',
};
export const ACTIVATED = {
  done: 'Recorrência reativada com sucesso!',
  refused: 'Erro ao reativar recorrência',
};
export const DELETED = {
  done: 'Recorrência excluída com sucesso!',
  refused: 'Erro ao excluir recorrência',
};
export const RESOLVED = {
  done: 'Conflitos resolvidos!',
  refused: 'Erro ao resolver conflitos',
};
/** A step of a resolution: the last one says how it ended. */
export const STEP = { ...RESOLVED, done: null };

export const REQUIRED = 'Preencha o paciente e a data de início.';
export const NO_DAYS = 'Selecione pelo menos um dia da semana.';
export const MISSING = 'Recorrência original não encontrada.';
export const STILL_AWAY = 'Esta recorrência ainda não chegou a este aparelho.';
export const CONFLICTING = 'Este horário tem conflito com agendamentos existentes';
export const INVALID_TIME = 'Informe um horário válido para a recorrência.';
export const INACTIVE_PATIENT = 'Este paciente está inativo. Ative-o antes de agendar.';

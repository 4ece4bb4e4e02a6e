import type { CommandWords } from '../../client/useOutcome.ts';

export const REGISTER = 'Registrar Pagamento';
export const FORM_FAILED = 'Erro ao processar pagamento';
export const NO_SESSION = 'Agendamento não encontrado. Pode ter sido removido ou cancelado.';
export const NO_PATIENT =
  'Não é possível registrar pagamento para agendamento sem paciente associado';
export const NOT_YET =
  'Só é possível registrar pagamento de sessões concluídas ou com não comparecimento.';
export const NOT_ALL_HERE = 'Os pagamentos desta sessão ainda não chegaram a este aparelho.';

/** What is said when the server has answered. */
export const UPDATED: CommandWords = {
  done: 'Pagamento atualizado com sucesso!',
  refused: 'Erro ao atualizar pagamento',
  failed: 'Não foi possível atualizar o pagamento. Tente novamente.',
};
export const DELETED: CommandWords = {
  done: 'Pagamento excluído com sucesso!',
  refused: 'Erro ao excluir pagamento',
};
export const RESTORED: CommandWords = {
  done: 'O pagamento voltou.',
  refused: 'Erro ao desfazer',
};

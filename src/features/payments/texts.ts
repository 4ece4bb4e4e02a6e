import type { CommandWords } from '../../client/commands/useOutcome.ts';
import { PAID_AT_ONCE_MAX } from '../../domain/payments/transactionCommands.ts';

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

export const TRANSFER = 'Registrar pagamento de várias sessões';
export const NO_DEBTS = 'Não há sessões em aberto.';
export const NOT_ALL_ARRIVED = 'As sessões deste paciente ainda não chegaram todas.';
export const TRANSFERRED: CommandWords = {
  done: 'Pagamento registrado com sucesso!',
  refused: 'Erro ao registrar pagamento',
  failed: 'Não foi possível registrar o pagamento. Tente novamente.',
};

export const SELL_PACKAGE = 'Vender pacote de sessões';
export const EDIT_PACKAGE = 'Corrigir pacote';
export const NO_PACKAGE = {
  missing: 'Pacote não encontrado.',
  arriving: 'Este pacote ainda não chegou a este aparelho.',
} as const;
export const PACKAGE_SOLD: CommandWords = {
  done: 'Pacote registrado com sucesso!',
  refused: 'Erro ao registrar pacote',
};
export const PACKAGE_UPDATED: CommandWords = {
  done: 'Pacote corrigido com sucesso!',
  refused: 'Erro ao corrigir pacote',
};
export const PACKAGE_CANCELLED: CommandWords = {
  done: 'Pacote cancelado.',
  refused: 'Erro ao cancelar pacote',
};
export const CANCEL_PACKAGE = 'Cancelar pacote';
export const REOPEN_PACKAGE = 'Reativar pacote';
export const PACKAGE_BACK: CommandWords = {
  done: 'O pacote voltou a valer.',
  refused: 'Erro ao reativar pacote',
};

/** Of a patient with more open sessions than one transfer pays: the oldest come first. */
export const laterWords = (count: number): string => {
  const rest = count === 1 ? 'A outra fica' : `As outras ${count} ficam`;
  return `Aqui estão as ${PAID_AT_ONCE_MAX} sessões mais antigas. ${rest} para depois deste registro.`;
};

import type { CommandWords } from '../../client/commands/useOutcome.ts';

/** What is said when the server has answered. */
export const PAID: CommandWords = {
  done: 'Pagamento registrado com sucesso!',
  refused: 'Erro ao registrar pagamento',
  failed: 'Não foi possível registrar o pagamento. Tente novamente.',
};
export const UNPAID: CommandWords = {
  done: 'O registro do pagamento foi desfeito.',
  refused: 'Erro ao desfazer',
};
export const PAY = 'Pagar';
/** Of a patient whose sessions cost nothing. */
export const FREE = 'Gratuito';
export const FREE_CONCERNS =
  'Zero é atendimento gratuito: as sessões dele não ficam pendentes de pagamento.';
/** Nobody but the person knows whether money came. */
export const OWN_MARK = '“Pago” é uma marca sua: nada é conferido no banco.';

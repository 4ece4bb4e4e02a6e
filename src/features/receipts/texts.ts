import type { StatedField } from '../../domain/receipts/issued.ts';
import type { LeftReason } from '../../domain/receitaSaude/file.ts';

export const ISSUED = { done: null, refused: 'Erro ao emitir o recibo' } as const;
export const PARTIES = {
  done: 'Correção registrada.',
  refused: 'Erro ao corrigir quem pagou',
} as const;
export const INVOICE = { done: 'NFS-e registrada.', refused: 'Erro ao registrar a NFS-e' } as const;
export const DECLARED = {
  done: 'Arquivo registrado.',
  refused: 'Este arquivo não deve ser importado',
} as const;
export const WITHDRAWN = {
  done: 'Arquivo descartado.',
  refused: 'Erro ao descartar o arquivo',
} as const;
export const SETTLED = {
  done: 'Correção registrada.',
  refused: 'Erro ao registrar a correção',
} as const;

export const ARRIVING = 'Seus pagamentos ainda não chegaram todos a este aparelho.';
export const FAILED = 'Não foi possível gerar o arquivo. Tente novamente.';

export const leftWords: Readonly<Record<LeftReason, string>> = {
  not_paid: 'Ainda não foi pago.',
  refunded: 'Foi devolvido.',
  no_show: 'É de uma falta: não houve atendimento.',
  regime_unknown: 'Diga nos dados profissionais se você recebe como pessoa física.',
  pj: 'Foi recebido como pessoa jurídica.',
  payer_cpf: 'Falta o CPF de quem paga.',
  beneficiary_cpf: 'Falta o CPF do paciente.',
  declared: 'Já está em um arquivo.',
};

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const paymentsWords = (n: number): string => count(n, 'pagamento', 'pagamentos');
/** Stands where nobody knows a name. */
export const NAMELESS = 'Nome não informado';

const factWords: Readonly<Record<StatedField, string>> = {
  cents: 'o valor',
  day: 'a data',
  method: 'a forma de pagamento',
  payer: 'quem pagou',
  beneficiary: 'o paciente',
  sessions: 'as sessões',
  sold: 'o número de sessões',
};
const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

export const outdatedWords = (number: string, changes: readonly StatedField[]): string =>
  `O recibo ${number} fica como foi emitido. Depois dele mudou ${listed.format(changes.map((one) => factWords[one]))}.`;

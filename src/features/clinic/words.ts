import { ApiError } from '../../client/online/apiError.ts';
import type { RecordPart } from '../../domain/audit/kinds.ts';
import type { Member } from '../../domain/contract/clinic.ts';
import { UNLIMITED } from '../../domain/plans/plan.ts';

const NEEDS_NETWORK = 'Isto só pode ser feito com internet; nada foi alterado.';

/** Why something of the clinic was not done: the server's own words where it gave some. */
export function clinicFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Ocorreu um erro inesperado. Tente novamente.';
  const { status, message, serverMessage } = error;
  return status === 0 ? `${message} ${NEEDS_NETWORK}` : (serverMessage ?? message);
}

export const count = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`;

export const placesWords = (taken: number, limit: number): string =>
  limit === UNLIMITED
    ? `${count(taken, 'psicólogo', 'psicólogos')}, contando convites em aberto. O plano não tem limite.`
    : `${taken} de ${count(limit, 'lugar', 'lugares')} de psicólogo do plano, contando convites em aberto.`;

export function memberWords({ role, crp, patients, sessions, sealed }: Member): string {
  if (role === 'administrator') return 'Administração';
  return [
    crp ? `CRP ${crp}` : 'CRP não informado',
    count(patients, 'paciente', 'pacientes'),
    count(sessions, 'sessão futura', 'sessões futuras'),
    ...(sealed > 0 ? [count(sealed, 'prontuário lacrado', 'prontuários lacrados')] : []),
  ].join(' · ');
}

export const partWords: Readonly<Record<RecordPart, string>> = {
  registration: 'Cadastro',
  health: 'Cadastro e dados de saúde',
  documents: 'Documentos emitidos',
  record: 'Cadastro e prontuário',
  sessions: 'Sessões',
  notes: 'Notas',
  payments: 'Pagamentos',
  export: 'Exportação ou cópia',
};

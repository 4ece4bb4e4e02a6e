import type { ShelfItem } from '../../data/queries/sync/shelf.ts';
import type { EntityName } from '../../domain/core/documents.ts';
import { entityWords } from '../../pieces/entityWords.ts';

export const shelfTitle = ({ entity }: ShelfItem): string => entityWords[entity].one;

const counted = (count: number): string => count.toLocaleString('pt-BR');

export const shelvedWords = (count: number): string =>
  count === 1
    ? '1 registro que este aparelho tinha não está mais no servidor'
    : `${counted(count)} registros que este aparelho tinha não estão mais no servidor`;

export const WHY_SHELVED =
  'Os dados da clínica voltaram a uma cópia anterior. O que só este aparelho ainda tem está guardado aqui.';

/** Why there is no way back, and what to do instead. */
const NO_WAY_BACK: Partial<Record<EntityName, string>> = {
  paymentReceipts:
    'Um recibo não volta: o número dele pode estar em outro. Traga o pagamento de volta e emita um novo recibo.',
  issuedDocuments:
    'O registro de um documento emitido não volta: ele diz o que foi feito neste servidor. Emita o documento de novo.',
  recordSheets:
    'O servidor monta esta parte do prontuário. Ela volta com as sessões e notas de quem a escreveu.',
  receitaFiles: 'O arquivo não volta. Faça um novo, e confira na Receita o que já foi declarado.',
  handovers: 'Um pedido de passagem não volta. A administração pode pedir de novo.',
};

/** Says what became of one record, and what the person can do. */
export function shelfState({ entity, kind, canComeBack }: ShelfItem): string {
  const what =
    kind === 'gone'
      ? 'Não está mais no servidor.'
      : 'O servidor tem uma versão anterior ou diferente.';
  if (canComeBack) return what;
  return `${what} ${NO_WAY_BACK[entity] ?? 'Não dá para trazer de volta daqui: registre de novo.'}`;
}

export const broughtBackWords = (count: number): string =>
  count === 1 ? '1 registro voltou' : `${counted(count)} registros voltaram`;

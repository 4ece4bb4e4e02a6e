import { DomainError } from '../../../../src/domain/core/errors.ts';
import { required } from '../../../../src/domain/core/documents.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import type { ServerChange } from '../../../engine/documents/change.ts';

const hasPatients = (count: number): DomainError =>
  new DomainError(
    'has_patients',
    `Você ainda responde por ${count === 1 ? '1 paciente' : `${count} pacientes`}. Peça a quem administra a clínica que passe cada um a outro psicólogo, ou lacre o prontuário; depois encerre a conta.`,
  );

const isLast = (): DomainError =>
  new DomainError(
    'last_administrator',
    'Esta é a única conta de administração, e outras pessoas ainda trabalham na clínica. Passe os pacientes delas adiante e desative as contas em Configurações, Clínica; depois encerre a sua.',
  );

/** Those who work in the practice beside the person. */
export const othersOf = async (
  { find }: Pick<ServerChange, 'find'>,
  { id }: User,
): Promise<readonly User[]> => {
  const active = await find('users', { equal: { isActive: true } });
  return active.filter((one) => one.role !== 'patient' && one.id !== id);
};

/**
 * A record needs a keeper, and a clinic somebody who can let people in.
 * @throws DomainError 409 `has_patients`, `last_administrator`
 */
export async function requireReplaceable(
  change: ServerChange,
  tenantId: string,
  person: User,
): Promise<void> {
  const { role, id } = person;
  if (role === 'patient') return;
  if (role === 'administrator') {
    const others = await othersOf(change, person);
    if (others.length > 0 && others.every((one) => one.role !== 'administrator')) throw isLast();
    return;
  }
  await change.load([['tenants', tenantId]]);
  if (required(change.documents, 'tenants', tenantId).kind === 'individual') return;
  const patients = await change.find('patients', { equal: { psychologistId: id } });
  const held = await change.find('patients', { equal: { recordHolderId: id } });
  const open = [...patients, ...held].filter(({ sealedAt }) => !sealedAt);
  if (open.length > 0) throw hasPatients(open.length);
}

import { missing } from '../../../../src/domain/core/documents.ts';
import { DomainError } from '../../../../src/domain/core/errors.ts';
import { noPsychologist } from '../../../../src/domain/appointments/refusals.ts';
import { type Reader, requireVisible } from '../../../engine/reading/reader.ts';

type Chosen = string | undefined;

/** The psychologists of the patient whose account reads. */
async function psychologistsOf({ tx, actor }: Reader): Promise<string[]> {
  const rows = await tx
    .selectFrom('patients')
    .select('psychologist_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('user_id', '=', actor.userId)
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ psychologist_id }) => psychologist_id ?? []);
}

async function ownPsychologist(reader: Reader, chosen: Chosen): Promise<string> {
  const own = await psychologistsOf(reader);
  const [first] = own;
  if (first === undefined) throw noPsychologist();
  if (chosen !== undefined && !own.includes(chosen)) throw missing('users');
  return chosen ?? first;
}

/**
 * Whose times somebody may list: a psychologist's own, for an administrator also everybody's (`undefined`).
 * @throws DomainError 404 for anybody else's
 */
export async function listedPsychologist(reader: Reader, chosen: Chosen): Promise<Chosen> {
  const { role, userId } = reader.actor;
  if (role === 'patient') return ownPsychologist(reader, chosen);
  if (role === 'psych' && chosen !== undefined && chosen !== userId) throw missing('users');
  if (role === 'psych') return userId;
  const person = chosen ? await requireVisible(reader, 'users', chosen) : undefined;
  if (person && person.role !== 'psych') throw missing('users');
  return person?.id;
}

/** The one psychologist whose slots are asked for. @throws DomainError */
export async function askedPsychologist(reader: Reader, chosen: Chosen): Promise<string> {
  const psychologistId = await listedPsychologist(reader, chosen);
  if (!psychologistId)
    throw new DomainError('psychologist_required', 'Informe de qual psicólogo é o horário.', 422);
  return psychologistId;
}

import { DomainError } from '../../../../../src/domain/core/errors.ts';
import { requirePsychologist } from '../../../../../src/domain/users/psychologist.ts';
import type { ServerChange } from '../../../../engine/documents/change.ts';

const DAY_MS = 86_400_000;

/**
 * Demands a psychologist with a proved address whose account is older than a day: whoever
 * receives a record must be known to be somebody.
 * @param now milliseconds since 1970
 * @throws DomainError 404, 422
 */
export async function requireSuccessor(
  { tx, load, documents }: Pick<ServerChange, 'tx' | 'load' | 'documents'>,
  tenantId: string,
  id: string,
  now: number,
): Promise<void> {
  await load([['users', id]]);
  const person = requirePsychologist(documents, id);
  if (!person.emailVerifiedAt)
    throw new DomainError(
      'successor_unproved',
      `${person.name} ainda não confirmou o próprio email. Peça que confirme antes de receber pacientes.`,
      422,
    );
  const joined = await tx
    .selectFrom('security_events')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('subject_id', '=', id)
    .where('kind', '=', 'member.joined')
    .where('at', '>', new Date(now - DAY_MS).toISOString())
    .executeTakeFirst();
  if (joined)
    throw new DomainError(
      'successor_new',
      `${person.name} entrou na equipe há menos de um dia. Passe os pacientes a partir de amanhã.`,
      422,
    );
}

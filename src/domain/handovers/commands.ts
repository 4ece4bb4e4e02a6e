import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { missing, type Ref, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { uuid } from '../core/fields.ts';
import { isOpen } from './handover.ts';

const entity = 'handovers';

/** Requests that a screen answers at a time, so that others' writes go between. */
export const ANSWERED_AT_A_TIME = 25;
/** Requests that one answer is about at most. */
const ANSWERED_MAX = 100;

const args = v.object({
  ids: v.pipe(
    v.array(uuid, 'Escolha os pedidos'),
    v.minLength(1, 'Escolha os pedidos'),
    v.maxLength(ANSWERED_MAX, `Escolha no máximo ${ANSWERED_MAX} pedidos de cada vez`),
  ),
  answer: v.picklist(['agreed', 'refused'], 'Escolha a resposta'),
});

const touches = ({ ids }: { readonly ids: readonly string[] }): readonly Ref[] =>
  [...new Set(ids)].map((id): Ref => [entity, id]);

/**
 * The member's answer. What has ended meanwhile stays as it is. A yes can be taken back until the
 * server has acted on it.
 */
export const answerHandover = defineCommand({
  name: 'handover.answer',
  entity,
  method: 'POST',
  path: '/handovers/answer',
  roles: ['psych'],
  title: 'Responder ao pedido de passagem',
  args,
  touches,
  apply(documents, { ids, answer }, { actor, at }) {
    for (const id of new Set(ids)) {
      const handover = required(documents, entity, id);
      if (handover.memberId !== actor.userId) throw missing(entity);
      if (isOpen(handover) && handover.status !== answer)
        documents.put(entity, { ...handover, status: answer, endedAt: at });
    }
  },
});

/** The administration asks no more. What has passed already is not taken back. */
export const withdrawHandover = defineCommand({
  name: 'handover.withdraw',
  entity,
  method: 'POST',
  path: '/handovers/:id/withdraw',
  roles: ['administrator'],
  title: 'Retirar o pedido de passagem',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [[entity, id]],
  apply(documents, { id }, { at }) {
    const handover = required(documents, entity, id);
    if (handover.status === 'cancelled') return;
    if (!isOpen(handover))
      throw new DomainError('handover_ended', 'Este pedido já foi respondido.');
    documents.put(entity, { ...handover, status: 'cancelled', endedAt: at });
  },
});

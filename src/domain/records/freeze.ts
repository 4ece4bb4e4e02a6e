import { DomainError } from '../core/errors.ts';
import type { Note } from '../notes/note.ts';
import { removalKindOf } from './removal.ts';

/** The reasons that keep a patient's record as it is. */
export interface Freeze {
  /** A court ordered to keep everything. */
  readonly isHeld: boolean;
  /** The patient asked for something and waits for the answer. */
  readonly isAsked: boolean;
}

const HELD =
  'Há uma guarda judicial sobre este paciente. Até ela ser retirada, nenhuma nota pode ser excluída nem sair do prontuário.';

const ASKED =
  'Este paciente tem um pedido sem resposta. Responda a ele antes: até lá, nenhuma nota sai do prontuário.';

/**
 * Returns, in words, why the note may not be deleted or put out of the record.
 * `null` where it may.
 */
export function whyKept(
  note: Pick<Note, 'shelf' | 'leftRecordAt'>,
  { isHeld, isAsked }: Freeze,
): string | null {
  if (isHeld) return HELD;
  return isAsked && removalKindOf(note, true) !== null ? ASKED : null;
}

/** @throws DomainError where the note has to stay as and where it is */
export function requireRemovable(note: Pick<Note, 'shelf' | 'leftRecordAt'>, freeze: Freeze): void {
  const reason = whyKept(note, freeze);
  if (reason) throw new DomainError('record_frozen', reason);
}

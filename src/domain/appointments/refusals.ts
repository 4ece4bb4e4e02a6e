import type { Span } from '../availability/spans.ts';
import { DomainError } from '../core/errors.ts';

export const SLOT_UNAVAILABLE = 'Horário não disponível';

/**
 * What a patient hears, whatever it is that stands in the way.
 * @param free what can be had in its place, where that is known
 */
export const slotUnavailable = (free?: readonly Span[]): DomainError =>
  new DomainError('slot_unavailable', SLOT_UNAVAILABLE, 409, free && { free });

export const noPsychologist = (): DomainError =>
  new DomainError(
    'psychologist_missing',
    'Paciente não possui psicólogo vinculado. Entre em contato com a clínica.',
    422,
  );

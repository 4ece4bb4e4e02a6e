import { DomainError } from '../core/errors.ts';

export const SLOT_UNAVAILABLE = 'Horário não disponível';

/** What a patient hears, whatever it is that stands in the way. */
export const slotUnavailable = (): DomainError =>
  new DomainError('slot_unavailable', SLOT_UNAVAILABLE);

export const noPsychologist = (): DomainError =>
  new DomainError(
    'psychologist_missing',
    'Paciente não possui psicólogo vinculado. Entre em contato com a clínica.',
    422,
  );

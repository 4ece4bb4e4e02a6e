import type { ReactNode } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { FormerPatient as Former } from '../../data/queries/people/results.ts';
import { recordOf, UNKNOWN } from '../../data/queries/kit/known.ts';
import { formatDate } from '../../domain/time/format.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { NoPatient } from './NoPatient.tsx';

/** Says where the record is, as far as this person was told. */
function whereWords({ handover }: Former, zone: string): string {
  if (handover?.status !== 'done') return 'Este paciente está agora com outra pessoa da equipe.';
  const day = formatDate(handover.endedAt ?? handover.createdAt, zone);
  return handover.kind === 'seal'
    ? `O prontuário foi lacrado em ${day}.`
    : `O prontuário foi passado a ${handover.successorName ?? 'outra pessoa da equipe'} em ${day}.`;
}

function leftWords({ notes, sessions }: Former): string {
  if (notes > 0) return 'As suas notas próprias (registro documental) continuam com você.';
  return sessions > 0 ? 'As sessões que você atendeu continuam na sua agenda.' : '';
}

export interface MissingPatientProps {
  readonly patientId: string;
  readonly onBack: () => void;
  /** Leads to her own notes of the patient, or shows them. */
  readonly ownNotes: ReactNode;
}

/**
 * Stands in place of a screen of a patient who is not there.
 * Of one who was this person's it says where the record is and what of it stays.
 */
export function MissingPatient({ patientId, onBack, ownNotes }: MissingPatientProps) {
  const zone = useZone();
  const { role } = useActor();
  const known = useLive('patients.former', { patientId });
  if (known === undefined) return null;
  if (known === UNKNOWN && role === 'psych')
    return <Arriving what="O que é deste paciente ainda não chegou a este aparelho." />;
  const former = role === 'psych' ? recordOf(known) : null;
  if (!former) return <NoPatient onBack={onBack} />;
  return (
    <>
      <EmptyState
        title="Este paciente não está mais com você"
        text={`${whereWords(former, zone)} ${leftWords(former)}`.trim()}
      />
      {former.notes > 0 && ownNotes}
    </>
  );
}

import { useRef, useState } from 'react';
import { useOnlineCalls } from '../../client/online/OnlineProvider.tsx';
import { type OverlapChoice, PATIENTS_AT_A_TIME } from '../../domain/clinic/forms.ts';
import {
  handOverCall,
  type HandoverOutcome,
  sealRecordsCall,
} from '../../domain/contract/clinic.ts';
import { useAct } from '../../ui/forms/useAct.ts';
import { clinicFailure } from './words.ts';

export interface Wanted {
  /** To whom; nobody: they are sealed. */
  readonly successorId: string | null;
  readonly patientIds: readonly string[];
  /** Those whose sessions give way where the successor has no time. */
  readonly cancelling: ReadonlySet<string>;
}

const choice = (isCancelling: boolean): OverlapChoice => (isCancelling ? 'cancel' : 'ask');

/** Hands patients over or seals their records, a few at a time; what was done stays done when the network breaks off. */
export function useHandover(memberId: string) {
  const online = useOnlineCalls();
  const [outcomes, setOutcomes] = useState<readonly HandoverOutcome[]>([]);
  const done = useRef<readonly HandoverOutcome[]>([]);
  const params = { id: memberId };
  const send = (slice: readonly string[], { successorId, cancelling }: Wanted) => {
    if (successorId === null)
      return online.call(sealRecordsCall, { params, body: { patientIds: [...slice] } });
    const patients = slice.map((patientId) => ({
      patientId,
      overlaps: choice(cancelling.has(patientId)),
    }));
    return online.call(handOverCall, { params, body: { successorId, patients } });
  };
  const act = useAct(async (wanted: Wanted) => {
    done.current = [];
    setOutcomes([]);
    for (let at = 0; at < wanted.patientIds.length; at += PATIENTS_AT_A_TIME) {
      const answer = await send(wanted.patientIds.slice(at, at + PATIENTS_AT_A_TIME), wanted);
      done.current = [...done.current, ...answer.outcomes];
      setOutcomes(done.current);
    }
    return done.current;
  }, clinicFailure);
  return { ...act, outcomes, forget: () => setOutcomes([]) };
}

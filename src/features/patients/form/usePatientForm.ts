import { useState } from 'react';
import type * as v from 'valibot';
import { useActor, useDevice } from '../../../client/live/DeviceProvider.tsx';
import { type EntityForm, useEntityForm } from '../../../client/drafts/useEntityForm.ts';
import { useLive } from '../../../client/live/useLive.ts';
import type { PatientDuplicates } from '../../../data/queries/people/results.ts';
import { CPF_TAKEN, EMAIL_TAKEN } from '../../../domain/patients/duplicates.ts';
import type { PatientErrors, PatientForm } from './patientForm.ts';

export interface PatientFormOptions<A> {
  readonly id: string;
  readonly start: PatientForm;
  readonly draftKey: string | null;
  readonly command: {
    readonly schema: v.GenericSchema<unknown, A>;
    readonly toArgs: (form: PatientForm) => object;
  };
  readonly refused?: PatientErrors | undefined;
  readonly doubt?: (form: PatientForm) => string | null;
}

export interface PatientFormState<A> extends EntityForm<PatientForm, A> {
  readonly duplicates: PatientDuplicates;
}

/** So long the device may take to say who has an e-mail address. */
const PATIENCE_MS = 2000;
const NOBODY: PatientDuplicates = { email: null, cpf: null };

const taken = ({ email, cpf }: PatientDuplicates): PatientErrors => ({
  ...(email && { email: EMAIL_TAKEN }),
  ...(cpf && { cpf: CPF_TAKEN }),
});

/** A patient's form, which knows without a network too who already has the e-mail or the CPF. */
export function usePatientForm<A>(options: PatientFormOptions<A>): PatientFormState<A> {
  const { id, start, draftKey, command, refused, doubt } = options;
  const { role, userId } = useActor();
  const uniqueIn = ({ email, cpf, psychologistId }: PatientForm) => ({
    email,
    cpf,
    psychologistId: role === 'psych' ? userId : psychologistId,
    exceptId: id,
  });
  const [asked, setAsked] = useState(() => uniqueIn(start));
  const { live } = useDevice();
  const found = useLive('patients.duplicates', asked);
  const duplicates = found ?? NOBODY;
  const [isSeen, setSeen] = useState(false);
  if (found && !isSeen) setSeen(true);
  const form = useEntityForm<PatientForm, A>({
    ...command,
    start,
    draftKey,
    refused,
    rules: () => taken(duplicates),
    lookUp: async (values) => {
      const unique = uniqueIn(values);
      await live.prefetch('patients.duplicates', unique, PATIENCE_MS);
      const answer = live.read('patients.duplicates', unique);
      return answer.status === 'ready' ? taken(answer.data) : {};
    },
    ...(doubt && { doubt }),
  });
  const present = uniqueIn(form.values);
  if (JSON.stringify(present) !== JSON.stringify(asked)) setAsked(present);
  return { ...form, isReady: form.isReady && isSeen, duplicates };
}

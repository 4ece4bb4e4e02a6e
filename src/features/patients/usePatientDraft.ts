import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useDraft } from '../../client/useDraft.ts';
import { type PatientForm, patientFormSchema } from './patientForm.ts';

/** What the form held, and what it started from: only what the person changed is brought back. */
const draftSchema = v.object({ form: patientFormSchema, start: patientFormSchema });
type PatientDraft = v.InferOutput<typeof draftSchema>;

export const patientDraftKey = (patientId: string | null): string =>
  `patient:${patientId ?? 'new'}`;

function restored(draft: PatientDraft, start: PatientForm): PatientForm {
  const changed = Object.entries(draft.form).filter(
    ([field, value]) => value !== draft.start[field as keyof PatientForm],
  );
  return { ...start, ...Object.fromEntries(changed) };
}

const same = (a: PatientForm, b: PatientForm): boolean =>
  Object.entries(a).every(([field, value]) => value === b[field as keyof PatientForm]);

/** A patient's form whose content survives a reload, a crash and a closed window. */
export function usePatientDraft(patientId: string | null, given: PatientForm) {
  const key = patientDraftKey(patientId);
  const draft = useDraft<unknown>(key);
  const [start] = useState(given);
  const [form, setForm] = useState<PatientForm | null>(null);
  const [touched, setTouched] = useState(false);
  const [recovered, setRecovered] = useState(false);
  if (form === null && draft.stored !== undefined) {
    const parsed = v.safeParse(draftSchema, draft.stored?.value);
    const kept = parsed.success ? restored(parsed.output, start) : start;
    setForm(kept);
    setRecovered(!same(kept, start));
  }
  const { write, discard } = draft;
  useEffect(() => {
    if (!touched || !form) return;
    if (same(form, start)) void discard().catch(() => undefined);
    else write({ form, start }, 0);
  }, [touched, form, start, write, discard]);
  return {
    key,
    /** `null` while the draft is being read. */
    form,
    recovered,
    failed: draft.status.kind === 'failed',
    change: useCallback(
      (changes: Partial<PatientForm>) => {
        setTouched(true);
        setForm((former) => ({ ...(former ?? start), ...changes }));
      },
      [start],
    ),
    flush: draft.flush,
    drop: async () => {
      setTouched(false);
      setForm(start);
      setRecovered(false);
      await draft.discard();
    },
  };
}

import { useState } from 'react';
import * as v from 'valibot';
import { useDraft } from '../../client/useDraft.ts';
import { type AppointmentForm, BLANK_APPOINTMENT } from './appointmentForm.ts';

export const APPOINTMENT_DRAFT = 'appointment:new';

const draftSchema = v.object({
  patientId: v.nullable(v.string()),
  psychologistId: v.nullable(v.string()),
  day: v.nullable(v.string()),
  start: v.string(),
  duration: v.string(),
  notes: v.string(),
});

/** A draft worth bringing back: somebody wrote observations, for this patient or before one was named. */
function worthKeeping(value: unknown, given: Partial<AppointmentForm>): AppointmentForm | null {
  const parsed = v.safeParse(draftSchema, value);
  if (!parsed.success || parsed.output.notes.trim() === '') return null;
  const { patientId } = parsed.output;
  return given.patientId && patientId && given.patientId !== patientId ? null : parsed.output;
}

/** The form of a new session, kept on this device while it is written. What the screen gives wins over the draft. */
export function useAppointmentDraft(given: Partial<AppointmentForm>) {
  const draft = useDraft<unknown>(APPOINTMENT_DRAFT);
  const [form, setForm] = useState<AppointmentForm | null>(null);
  const [recovered, setRecovered] = useState(false);
  const start = { ...BLANK_APPOINTMENT, ...given };
  if (form === null && draft.stored !== undefined) {
    const kept = worthKeeping(draft.stored?.value, given);
    setForm(kept ? { ...kept, ...given } : start);
    setRecovered(kept !== null);
  }
  return {
    form,
    recovered,
    change: (changes: Partial<AppointmentForm>) => {
      const next = { ...(form ?? start), ...changes };
      setForm(next);
      // Nothing else of it comes back, so nothing else counts as kept.
      if (next.notes.trim() === '') void draft.discard().catch(() => undefined);
      else draft.write(next, 0);
    },
    flush: draft.flush,
    drop: async () => {
      setForm(start);
      setRecovered(false);
      await draft.discard();
    },
  };
}

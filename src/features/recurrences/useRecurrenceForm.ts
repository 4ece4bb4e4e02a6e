import type * as v from 'valibot';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { type EntityForm, useEntityForm } from '../../client/drafts/useEntityForm.ts';
import type { Conflict } from '../../domain/recurrences/conflicts.ts';
import { usePsychologistOf } from '../../pieces/people/usePsychologistOf.ts';
import {
  candidateOf,
  errorsOf,
  type RecurrenceErrors,
  type RecurrenceForm,
} from './recurrenceForm.ts';
import { useConflicts, type Wanted } from './conflicts/useConflicts.ts';
import { useToday } from '../../client/time/useToday.ts';

export interface RecurrenceFormOptions<A> {
  readonly id: string;
  readonly start: RecurrenceForm;
  /** A new one needs a patient, and starts from today on. */
  readonly isNew: boolean;
  readonly schema: v.GenericSchema<unknown, A>;
  readonly toArgs: (form: RecurrenceForm) => object;
  readonly draftKey?: string | null;
  /** What comes back of a draft, or `null`. */
  readonly adopt?: (draft: RecurrenceForm) => RecurrenceForm | null;
  readonly isRepair?: boolean;
}

export interface RecurrenceFormState<A> extends EntityForm<RecurrenceForm, A> {
  /** The first day that may be chosen. */
  readonly earliest: string;
  readonly needsPsychologist: boolean;
  /** What this device knows to stand in the way. */
  readonly conflicts: readonly Conflict[];
  /** What conflicts are looked for of; `null` while it is not complete. */
  readonly candidate: Wanted;
}

/** A recurrence's form, judged by its rules, and seen beside what this device knows to stand in its way. */
export function useRecurrenceForm<A>(options: RecurrenceFormOptions<A>): RecurrenceFormState<A> {
  const { id, start, isNew } = options;
  const { role } = useActor();
  const today = useToday();
  const psychologist = usePsychologistOf(start.patientId);
  const needsPsychologist = isNew && role === 'administrator';
  const complete = (values: RecurrenceForm): RecurrenceForm => ({
    ...values,
    psychologistId: isNew ? psychologist.of(values) : values.psychologistId,
  });
  const rules = (values: RecurrenceForm): RecurrenceErrors => ({
    ...(needsPsychologist &&
      complete(values).psychologistId === null && { psychologistId: 'Selecione o psicólogo.' }),
    ...errorsOf(values, isNew || values.startDate !== start.startDate ? today : null),
  });
  const form = useEntityForm<RecurrenceForm, A>({
    schema: options.schema,
    start,
    draftKey: options.draftKey ?? null,
    ...(options.adopt && { adopt: options.adopt }),
    ...(options.isRepair && { refused: {} }),
    toArgs: (values) => options.toArgs(complete(values)),
    rules,
  });
  psychologist.follow(form.values.patientId);
  const values = complete(form.values);
  const candidate = candidateOf(id, values);
  return {
    ...form,
    values,
    earliest: today,
    needsPsychologist,
    candidate,
    conflicts: useConflicts(candidate),
  };
}

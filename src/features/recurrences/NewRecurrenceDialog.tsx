import { useState } from 'react';
import { newId } from '../../client/newId.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import { restored } from '../../client/drafts/useFormDraft.ts';
import { useNewDraftKey } from '../../client/drafts/useNewDraftKey.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { DispatchOptions } from '../../data/device.ts';
import { SESSION_MINUTES } from '../../domain/appointments/span.ts';
import { weekdayOf } from '../../domain/availability/fields.ts';
import { createRecurrence } from '../../domain/recurrences/commands.ts';
import type { Conflict } from '../../domain/recurrences/conflicts.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import { formatMinutes } from '../../domain/time/format.ts';
import { later } from '../../domain/time/days.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { presentInstant } from '../../ui/useNow.ts';
import { NewConflicts } from './conflicts/NewConflicts.tsx';
import { RecurrenceFormDialog } from './RecurrenceFormDialog.tsx';
import { BLANK_RECURRENCE, creationOf, type RecurrenceForm } from './recurrenceForm.ts';
import { CREATED } from './texts.ts';
import { useAskConflicts } from './conflicts/useConflicts.ts';
import { useOpenConflicts } from './conflicts/useOpenConflicts.ts';
import { useRecurrenceForm } from './useRecurrenceForm.ts';

/** What the screen says of the recurrence before the person does; it wins over a draft. */
type Given = Partial<RecurrenceForm>;

/** A new recurrence; for the patient, and at the time of the week, that the address names. */
export default function NewRecurrenceDialog({ target, at, draft = null, onClose }: DialogProps) {
  const zone = useZone();
  const [given] = useState(() => givenBy(target, at, zone));
  const draftKey = useNewDraftKey('recurrence:new', draft, (value) =>
    suits(restored(value, BLANK_RECURRENCE), given),
  );
  if (draftKey === undefined) return null;
  return <NewRecurrence given={given} draftKey={draftKey} onClose={onClose} />;
}

const suits = (draft: RecurrenceForm, { patientId }: Given): boolean =>
  !patientId || !draft.patientId || draft.patientId === patientId;

/** @param at ISO instant of a session that is to repeat */
function givenBy(patientId: string | null, at: string | null, zone: string): Given {
  const who = patientId ? { patientId } : {};
  if (at === null || Number.isNaN(Date.parse(at))) return who;
  const { day, minutes } = wallClock(at, zone);
  const today = wallClock(presentInstant(), zone).day;
  return {
    ...who,
    recurringType: 'weekly',
    daysOfWeek: String(weekdayOf(day)),
    startDate: later(day, today),
    startTime: formatMinutes(minutes),
    endTime: formatMinutes(minutes + SESSION_MINUTES),
  };
}

function useCreation(given: Given, draftKey: string) {
  const zone = useZone();
  const [id] = useState(newId);
  const [start] = useState(() => ({
    ...BLANK_RECURRENCE,
    startDate: wallClock(presentInstant(), zone).day,
    ...given,
  }));
  const form = useRecurrenceForm({
    id,
    start,
    isNew: true,
    draftKey,
    adopt: (draft) => ({ ...draft, ...given }),
    schema: createRecurrence.args,
    toArgs: (values) => ({ id, ...creationOf(values) }),
  });
  return { id, form };
}

function NewRecurrence(props: { given: Given; draftKey: string; onClose: () => void }) {
  const { given, draftKey, onClose } = props;
  const { id, form } = useCreation(given, draftKey);
  const { run, saving, failure } = useCommand('recurringAppointment.create', CREATED);
  const openConflicts = useOpenConflicts();
  const ask = useAskConflicts();
  const [found, setFound] = useState<readonly Conflict[]>([]);
  const create = async (
    args: CommandArgs<'recurringAppointment.create'>,
    options: DispatchOptions,
  ) => {
    const conflicts = await ask(form.candidate);
    if (conflicts.length > 0) {
      setFound(conflicts);
      return null;
    }
    return run(args, options);
  };
  const submit = async () => {
    const sent = await form.submit(create);
    if (!sent) return;
    onClose();
    openConflicts(sent);
  };
  if (found.length > 0 && form.candidate)
    return (
      <NewConflicts
        data={{ id, ...creationOf(form.values) }}
        candidate={form.candidate}
        told={found}
        clearsDraft={draftKey}
        onDone={onClose}
        onDropped={() => form.draft?.drop()}
        onClose={() => setFound([])}
      />
    );
  return (
    <RecurrenceFormDialog
      form={form}
      isNew
      title="Nova recorrência"
      submitLabel="Criar recorrência"
      saving={saving}
      failure={failure}
      failureTitle={CREATED.refused}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

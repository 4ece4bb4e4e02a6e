import { useState } from 'react';
import type { CommandEditorProps, EditorRefusal } from '../../client/commands/commandEditor.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useRepair } from '../../client/commands/useRepair.ts';
import { createRecurrence } from '../../domain/recurrences/commands.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { ConflictDialog } from './conflicts/ConflictDialog.tsx';
import { RecurrenceFormDialog } from './RecurrenceFormDialog.tsx';
import { creationOf, formOfNew, type RecurrenceForm } from './recurrenceForm.ts';
import { type Resolution, resolutionArgs } from './conflicts/resolution.ts';
import { RESOLVED } from './texts.ts';
import { useAskConflicts } from './conflicts/useConflicts.ts';
import { conflictsIn, useGivingUp } from './useMending.ts';
import { useOpenConflicts } from './conflicts/useOpenConflicts.ts';
import { useRecurrenceForm } from './useRecurrenceForm.ts';

type Creation = CommandArgs<'recurringAppointment.create'>;
type Decided = Exclude<Resolution, { strategy: 'cancel' }>;

/** Mends a refused new recurrence: decides about what stands in its way, or changes the rest. */
export function NewRecurrenceEditor(props: CommandEditorProps<'recurringAppointment.create'>) {
  const { args, refusal, onSubmit, onReplaced } = props;
  const repair = useRepair(refusal, onSubmit);
  const resolution = useCommand('recurringAppointment.resolveConflicts', RESOLVED);
  const openConflicts = useOpenConflicts();
  const resolve = async (data: Creation, decided: Decided) => {
    const sent = await resolution.run(resolutionArgs(data, decided));
    if (!sent) return;
    await onReplaced();
    openConflicts(sent);
  };
  return (
    <Mending
      {...props}
      start={formOfNew(args)}
      id={args.id}
      saving={repair.saving || resolution.saving}
      failure={resolution.failure ?? repair.failure}
      onSend={repair.run}
      onResolve={resolve}
    />
  );
}

/** Mends a refused resolution: another one, or other data. */
export function ResolutionEditor(
  props: CommandEditorProps<'recurringAppointment.resolveConflicts'>,
) {
  const { args, refusal, onSubmit } = props;
  const { newRecurringAppointmentData: data, strategy, newTime } = args;
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  // With nothing in its way, replacing just makes it.
  const send = (creation: Creation) =>
    run(resolutionArgs(creation, { strategy: 'replace', others: [] }));
  return (
    <Mending
      {...props}
      start={formOfNew({ ...data, ...(strategy === 'modify' && newTime) })}
      id={args.id}
      saving={saving}
      failure={failure}
      onSend={send}
      onResolve={(creation, decided) => run(resolutionArgs(creation, decided))}
    />
  );
}

function Mending(props: {
  readonly id: string;
  readonly start: RecurrenceForm;
  readonly refusal: EditorRefusal;
  readonly saving: boolean;
  readonly failure: string | null;
  readonly onSend: (args: Creation) => Promise<boolean | null>;
  readonly onResolve: (args: Creation, decided: Decided) => Promise<unknown>;
  readonly onReplaced: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { id, start, refusal, saving, onClose } = props;
  const form = useRecurrenceForm({
    id,
    start,
    isNew: true,
    isRepair: true,
    schema: createRecurrence.args,
    toArgs: (values) => ({ id, ...creationOf(values) }),
  });
  const ask = useAskConflicts();
  const giveUp = useGivingUp(props);
  const [told] = useState(() => conflictsIn(refusal));
  const [conflicts, setConflicts] = useState(told);
  const submit = () =>
    form.submit(async (args) => {
      const found = await ask(form.candidate);
      if (found.length === 0) return props.onSend(args);
      setConflicts(found);
      return null;
    });
  if (conflicts.length > 0 && form.candidate)
    return (
      <ConflictDialog
        candidate={form.candidate}
        told={conflicts}
        isNew
        saving={saving}
        // What was refused is what the list says.
        failure={conflicts === told && props.failure === refusal.reason ? null : props.failure}
        onResolve={(resolution) =>
          resolution.strategy === 'cancel'
            ? giveUp()
            : form.submit((args) => props.onResolve(args, resolution).then(() => null))
        }
        onClose={() => setConflicts([])}
      />
    );
  return (
    <RecurrenceFormDialog
      {...REPAIR}
      form={form}
      isNew
      title="Nova recorrência"
      saving={saving}
      failure={props.failure}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

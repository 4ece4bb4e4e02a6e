import { type ComponentType, useState } from 'react';
import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useLive } from '../../client/live/useLive.ts';
import { useRepair } from '../../client/commands/useRepair.ts';
import type { RecurrenceRow } from '../../data/queries/agenda/results.ts';
import { updateRecurrence } from '../../domain/recurrences/commands.ts';
import type { ClockTimes } from '../../domain/recurrences/clockSpan.ts';
import type { CommandName } from '../../domain/registry.ts';
import { OverRecord } from '../../pieces/forms/OverRecord.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { ChangeConflicts } from './conflicts/ChangeConflicts.tsx';
import { RecurrenceFormDialog } from './RecurrenceFormDialog.tsx';
import { changesOf, formOf } from './recurrenceForm.ts';
import { ACTIVATED, MISSING, STILL_AWAY } from './texts.ts';
import { isOverlap, useAskConflicts } from './conflicts/useConflicts.ts';
import { conflictsIn, useGivingUp } from './useMending.ts';
import { useRecurrenceForm } from './useRecurrenceForm.ts';
import { patientText } from './words.ts';

/** The editor of a command about one recurrence, once that is there. */
const ofOne = <N extends CommandName>(
  title: string,
  Editor: ComponentType<CommandEditorProps<N> & { readonly row: RecurrenceRow }>,
) =>
  function OfOne(props: CommandEditorProps<N>) {
    const { id } = props.args as { readonly id: string };
    return (
      <OverRecord
        known={useLive('recurrences.byId', { id })}
        title={title}
        missing={MISSING}
        arriving={STILL_AWAY}
        onClose={props.onClose}
      >
        {(row) => <Editor {...props} row={row} />}
      </OverRecord>
    );
  };

/** Mends a refused change: what was wanted, over the recurrence as it is now. */
export const RecurrenceEditor = ofOne<'recurringAppointment.update'>('Editar recorrência', Changes);

/** Mends a refused reactivation. */
export const ActivationEditor = ofOne<'recurringAppointment.activate'>(
  'Reativar recorrência',
  Activation,
);

type Mended<N extends CommandName> = CommandEditorProps<N> & { readonly row: RecurrenceRow };

function Changes(props: Mended<'recurringAppointment.update'>) {
  const { args, refusal, row, onSubmit, onClose } = props;
  const { id } = args;
  const before = formOf(row);
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
  const form = useRecurrenceForm({
    id,
    start: formOf({ ...row, ...given }),
    isNew: false,
    isRepair: true,
    schema: updateRecurrence.args,
    toArgs: (values) => ({
      id,
      ...changesOf(values, before),
      ...(args.isActive !== undefined && { isActive: args.isActive }),
    }),
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  const ask = useAskConflicts();
  const giveUp = useGivingUp(props);
  const [conflicts, setConflicts] = useState(() => conflictsIn(refusal));
  const send = (times: ClockTimes | null) =>
    form.submit((changes) => run({ ...changes, ...times }));
  const submit = () =>
    form.submit(async (changes) => {
      const found = (await ask(form.candidate)).filter(isOverlap);
      if (found.length === 0) return run(changes);
      setConflicts(found);
      return null;
    });
  if (conflicts.length > 0 && form.candidate)
    return (
      <ChangeConflicts
        candidate={form.candidate}
        told={conflicts}
        saving={saving}
        failure={failure === refusal.reason ? null : failure}
        onChange={send}
        onCancel={giveUp}
        onClose={() => setConflicts([])}
      />
    );
  return (
    <RecurrenceFormDialog
      {...REPAIR}
      form={form}
      isNew={false}
      about={patientText(row)}
      title="Editar recorrência"
      saving={saving}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

function Activation(props: Mended<'recurringAppointment.activate'>) {
  const { args, refusal, row, onSubmit, onReplaced, onClose } = props;
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  const moved = useCommand('recurringAppointment.update', ACTIVATED);
  const giveUp = useGivingUp(props);
  const [conflicts] = useState(() => conflictsIn(refusal));
  const send = async (times: ClockTimes | null) => {
    if (!times) return run(args);
    return (await moved.run({ ...args, isActive: true, ...times })) && onReplaced();
  };
  if (conflicts.length > 0)
    return (
      <ChangeConflicts
        candidate={row}
        told={conflicts}
        saving={saving || moved.saving}
        failure={moved.failure ?? (failure === refusal.reason ? null : failure)}
        onChange={send}
        onCancel={giveUp}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title="Reativar recorrência?"
      confirmLabel={REPAIR.submitLabel}
      onConfirm={() => run(args)}
      failure={failure}
      onClose={onClose}
    >
      {patientText(row)}
    </ConfirmDialog>
  );
}

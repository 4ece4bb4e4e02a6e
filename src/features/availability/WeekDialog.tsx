import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { newId } from '../../client/newId.ts';
import { type Sent, useCommand } from '../../client/useCommand.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useRepair } from '../../client/useRepair.ts';
import type { DispatchOptions } from '../../data/device.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { PERIOD_CREATED, PERIOD_CREATED_QUIETLY } from './texts.ts';
import { type NewDraft, NewTimes } from './NewTimes.tsx';
import { shiftsOf, usualWeek, weekErrors, weekFormOf, weekly } from './weekForm.ts';
import { WeekFormDialog } from './WeekFormDialog.tsx';

type Args = CommandArgs<'availabilityPeriod.createWeekly'>;

/** The whole week of somebody new, a period for each shift. */
export function WeekDialog({ draft = null, onClose }: DialogProps) {
  return (
    <NewTimes kind="week" wanted={draft}>
      {(kept) => <NewWeek {...kept} onClose={onClose} />}
    </NewTimes>
  );
}

function NewWeek({ draftKey, psychologistId, onClose }: NewDraft & { onClose: () => void }) {
  const isNamed = useActor().role === 'administrator';
  const [id] = useState(newId);
  const form = useEntityForm({
    ...weekly(id, isNamed),
    start: usualWeek(psychologistId),
    draftKey,
    rules: (values) => weekErrors(values, isNamed),
  });
  const last = useCommand('availabilityPeriod.createWeekly', PERIOD_CREATED);
  const others = useCommand('availabilityPeriod.createWeekly', PERIOD_CREATED_QUIETLY);
  const send = async (args: Args, options: DispatchOptions): Promise<Sent | null> => {
    const [, second] = shiftsOf(form.values);
    if (second && !(await others.run({ ...args, ...second, id: newId() }))) return null;
    const sent = await last.run(args, options);
    // After a failure in the middle only what is left is tried again.
    if (!sent && second) form.change({ secondStart: '', secondEnd: '' });
    return sent;
  };
  return (
    <WeekFormDialog
      form={form}
      shifts={2}
      title="Montar a semana"
      submitLabel="Salvar semana"
      saving={last.saving || others.saving}
      failure={last.failure ?? others.failure}
      failureTitle={PERIOD_CREATED.refused}
      onSubmit={async () => (await form.submit(send)) && onClose()}
      onClose={onClose}
    />
  );
}

/** Mends a refused shift of a week. */
export function WeekEditor(props: CommandEditorProps<'availabilityPeriod.createWeekly'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const isNamed = useActor().role === 'administrator';
  const { schema, toArgs } = weekly(args.id, isNamed);
  const form = useEntityForm({
    schema,
    toArgs: (values) => ({ ...args, ...toArgs(values) }),
    start: weekFormOf(args),
    draftKey: null,
    rules: (values) => weekErrors(values, isNamed),
    refused: {},
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <WeekFormDialog
      {...REPAIR}
      form={form}
      shifts={1}
      title="Novo período semanal"
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

import { useActor } from '../../client/DeviceProvider.tsx';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { useRepair } from '../../client/useRepair.ts';
import type { RecurringBreak } from '../../domain/availability/break.ts';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { BreakFormDialog } from './BreakFormDialog.tsx';
import { breakErrors, breakFormOf, changedBreak, newBreak } from './breakForm.ts';
import { Kept } from './Kept.tsx';

/** Mends a refused new break. */
export function NewBreakEditor(props: CommandEditorProps<'recurringBreak.create'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const { role, userId } = useActor();
  const isNamed = role === 'administrator';
  const { schema, toArgs } = newBreak(args.id, isNamed);
  const form = useEntityForm({
    schema,
    toArgs: (values) => ({ ...args, ...toArgs(values) }),
    start: breakFormOf(args),
    draftKey: null,
    rules: (values) => breakErrors(values, isNamed),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <BreakFormDialog
      {...REPAIR}
      form={form}
      days="one"
      psychologistId={isNamed ? form.values.psychologistId : userId}
      title="Nova pausa recorrente"
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

/** Mends a refused edit: its changes over the break as it is now. */
export function BreakEditor(props: CommandEditorProps<'recurringBreak.update'>) {
  return (
    <Kept
      known={useLive('breaks.byId', { id: props.args.id })}
      title="Editar pausa recorrente"
      missing="Pausa não encontrada."
      onClose={props.onClose}
    >
      {(before) => <Changes {...props} before={before} />}
    </Kept>
  );
}

function Changes({
  args,
  refusal,
  before,
  onSubmit,
  onClose,
}: CommandEditorProps<'recurringBreak.update'> & { readonly before: RecurringBreak }) {
  const { startTime = before.startTime, endTime = before.endTime } = args;
  const { description = before.description } = args;
  const form = useEntityForm({
    ...changedBreak(before, args),
    start: breakFormOf({ ...before, startTime, endTime, description }),
    draftKey: null,
    rules: (values) => breakErrors(values, false),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <BreakFormDialog
      {...REPAIR}
      form={form}
      days="fixed"
      psychologistId={before.psychologistId}
      title="Editar pausa recorrente"
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

import { useActor } from '../../client/DeviceProvider.tsx';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { useRepair } from '../../client/useRepair.ts';
import { useZone } from '../../client/useZone.ts';
import type { AvailabilityPeriod } from '../../domain/availability/period.ts';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { Kept } from './Kept.tsx';
import { changedPeriod, newPeriod, periodErrors, periodFormOf } from './periodForm.ts';
import { PeriodFormDialog } from './PeriodFormDialog.tsx';

type Stored = Partial<AvailabilityPeriod>;

/** Mends a refused new period. */
export function NewPeriodEditor(props: CommandEditorProps<'availabilityPeriod.create'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const isNamed = useActor().role === 'administrator';
  const zone = useZone();
  const { schema, toArgs } = newPeriod(args.id, zone, isNamed);
  const form = useEntityForm({
    schema,
    toArgs: (values) => ({ ...args, ...toArgs(values) }),
    start: periodFormOf(args as Stored & typeof args, zone),
    draftKey: null,
    rules: (values) => periodErrors(values, isNamed),
    refused: {},
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <PeriodFormDialog
      {...REPAIR}
      form={form}
      isNew
      title="Novo período"
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

/** Mends a refused edit: its changes over the period as it is now. */
export function PeriodEditor(props: CommandEditorProps<'availabilityPeriod.update'>) {
  return (
    <Kept
      known={useLive('periods.byId', { id: props.args.id })}
      title="Editar período"
      missing="Período de disponibilidade não encontrado."
      onClose={props.onClose}
    >
      {(period) => <Changes {...props} period={period} />}
    </Kept>
  );
}

function Changes({
  args,
  refusal,
  period,
  onSubmit,
  onClose,
}: CommandEditorProps<'availabilityPeriod.update'> & { readonly period: AvailabilityPeriod }) {
  const zone = useZone();
  const form = useEntityForm({
    ...changedPeriod(period, zone),
    start: periodFormOf({ ...period, ...args } as AvailabilityPeriod, zone),
    draftKey: null,
    rules: (values) => periodErrors(values, false),
    refused: {},
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <PeriodFormDialog
      {...REPAIR}
      form={form}
      isNew={false}
      title="Editar período"
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

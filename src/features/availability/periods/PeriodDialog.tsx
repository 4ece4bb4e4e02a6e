import { useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { newId } from '../../../client/newId.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useToday } from '../../../client/time/useToday.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { AvailabilityPeriod } from '../../../domain/availability/period.ts';
import {
  createPeriod,
  updatePeriod,
} from '../../../domain/availability/commands/periodCommands.ts';
import { changedSpan } from '../../../domain/availability/wallSpan.ts';
import { CommandDialog } from '../../../pieces/forms/CommandDialog.tsx';
import { editorOf, type Opened } from '../../../pieces/forms/SendingDialog.tsx';
import { OverRecord } from '../../../pieces/forms/OverRecord.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { type NewDraft, NewTimes } from '../NewTimes.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { blankPeriod, changedPeriod, newPeriod, periodErrors, periodFormOf } from './periodForm.ts';
import { PERIOD_CREATED, PERIOD_UPDATED } from '../texts.ts';
import { whileInvalid } from '../times.ts';

/** A new period, or with a target that one. */
export function PeriodDialog({ target, draft = null, onClose }: DialogProps) {
  return target ? (
    <EditPeriod id={target} onClose={onClose} />
  ) : (
    <NewTimes kind="period" wanted={draft}>
      {(kept) => <NewPeriod {...kept} onClose={onClose} />}
    </NewTimes>
  );
}

function NewPeriod(props: Partial<NewDraft> & Opened<'availabilityPeriod.create'>) {
  const { psychologistId = null, refused } = props;
  const isNamed = useActor().role === 'administrator';
  const zone = useZone();
  const today = useToday();
  const [id] = useState(() => refused?.args.id ?? newId());
  return (
    <CommandDialog
      {...props}
      command={createPeriod}
      words={PERIOD_CREATED}
      title="Novo período"
      submitLabel="Criar período"
      form={{
        start: blankPeriod(psychologistId, today),
        of: (args) => periodFormOf(args, zone),
        toArgs: (values, sent) => ({ ...sent, ...newPeriod(id, zone, isNamed).toArgs(values) }),
        rules: (values) => periodErrors(values, isNamed),
      }}
      shown={whileInvalid}
    >
      {(form) => <PeriodFields form={form} isNew />}
    </CommandDialog>
  );
}

function EditPeriod(props: { readonly id: string } & Opened<'availabilityPeriod.update'>) {
  return (
    <OverRecord
      known={useLive('periods.byId', { id: props.id })}
      title="Editar período"
      missing="Período de disponibilidade não encontrado."
      onClose={props.onClose}
    >
      {(period) => <ChangePeriod {...props} period={period} />}
    </OverRecord>
  );
}

function ChangePeriod({
  period,
  ...props
}: { readonly period: AvailabilityPeriod } & Opened<'availabilityPeriod.update'>) {
  const zone = useZone();
  return (
    <CommandDialog
      {...props}
      command={updatePeriod}
      words={PERIOD_UPDATED}
      title="Editar período"
      submitLabel="Salvar"
      isChange
      draftKey={`period:${period.id}`}
      form={{
        start: periodFormOf(period, zone),
        of: (args) =>
          periodFormOf({ ...period, ...args, ...changedSpan(period, args, zone) }, zone),
        toArgs: changedPeriod(period, zone).toArgs,
        rules: (values) => periodErrors(values, false),
      }}
      shown={whileInvalid}
    >
      {(form) => <PeriodFields form={form} isNew={false} />}
    </CommandDialog>
  );
}

/** Mends a refused new period. */
export const NewPeriodEditor = editorOf<'availabilityPeriod.create'>(NewPeriod);

/** Mends a refused edit: its changes over the period as it is now. */
export const PeriodEditor = editorOf<'availabilityPeriod.update'>(EditPeriod);

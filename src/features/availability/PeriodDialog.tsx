import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { newId } from '../../client/newId.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { AvailabilityPeriod } from '../../domain/availability/period.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { useNow } from '../../ui/useNow.ts';
import { Kept } from './Kept.tsx';
import { blankPeriod, changedPeriod, newPeriod, periodErrors, periodFormOf } from './periodForm.ts';
import { PeriodFormDialog } from './PeriodFormDialog.tsx';
import { PERIOD_CREATED, PERIOD_UPDATED } from './texts.ts';
import { type NewDraft, NewTimes } from './NewTimes.tsx';

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

function NewPeriod({ draftKey, psychologistId, onClose }: NewDraft & { onClose: () => void }) {
  const isNamed = useActor().role === 'administrator';
  const zone = useZone();
  const now = useNow();
  const [id] = useState(newId);
  const form = useEntityForm({
    ...newPeriod(id, zone, isNamed),
    start: blankPeriod(psychologistId, wallClock(now, zone).day),
    draftKey,
    rules: (values) => periodErrors(values, isNamed),
  });
  const { run, saving, failure } = useCommand('availabilityPeriod.create', PERIOD_CREATED);
  return (
    <PeriodFormDialog
      form={form}
      isNew
      title="Novo período"
      submitLabel="Criar período"
      saving={saving}
      failure={failure}
      failureTitle={PERIOD_CREATED.refused}
      onSubmit={async () => (await form.submit(run)) && onClose()}
      onClose={onClose}
    />
  );
}

const EditPeriod = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <Kept
    known={useLive('periods.byId', { id })}
    title="Editar período"
    missing="Período de disponibilidade não encontrado."
    onClose={onClose}
  >
    {(found) => <ChangePeriod period={found} onClose={onClose} />}
  </Kept>
);

function ChangePeriod({ period, onClose }: { period: AvailabilityPeriod; onClose: () => void }) {
  const zone = useZone();
  const form = useEntityForm({
    ...changedPeriod(period, zone),
    start: periodFormOf(period, zone),
    draftKey: `period:${period.id}`,
    rules: (values) => periodErrors(values, false),
  });
  const { run, saving, failure } = useCommand('availabilityPeriod.update', PERIOD_UPDATED);
  const save = async () => {
    if (!form.changed) return onClose();
    if (await form.submit(run)) onClose();
  };
  return (
    <PeriodFormDialog
      form={form}
      isNew={false}
      title="Editar período"
      submitLabel="Salvar"
      saving={saving}
      failure={failure}
      failureTitle={PERIOD_UPDATED.refused}
      onSubmit={save}
      onClose={onClose}
    />
  );
}

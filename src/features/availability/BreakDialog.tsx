import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { newId } from '../../client/newId.ts';
import { type Sent, useCommand } from '../../client/useCommand.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import type { DispatchOptions } from '../../data/device.ts';
import type { RecurringBreak } from '../../domain/availability/break.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { BreakFormDialog } from './BreakFormDialog.tsx';
import { breakErrors, breakFormOf, changedBreak, newBreak } from './breakForm.ts';
import { Kept } from './Kept.tsx';
import { SAVED, SAVED_QUIETLY } from './texts.ts';
import { heldWeekdays, weekdaysOf } from './times.ts';
import { type NewDraft, NewTimes } from './NewTimes.tsx';

/** New recurring breaks, or with a target that one. */
export function BreakDialog({ target, draft = null, onClose }: DialogProps) {
  return target ? (
    <EditBreak id={target} onClose={onClose} />
  ) : (
    <NewTimes kind="break" wanted={draft}>
      {(kept) => <NewBreaks {...kept} onClose={onClose} />}
    </NewTimes>
  );
}

function NewBreaks({ draftKey, psychologistId, onClose }: NewDraft & { onClose: () => void }) {
  const isNamed = useActor().role === 'administrator';
  const [id] = useState(newId);
  const form = useEntityForm({
    ...newBreak(id, isNamed),
    start: breakFormOf({ ...(psychologistId && { psychologistId }) }),
    draftKey,
    rules: (values) => breakErrors(values, isNamed),
  });
  const last = useCommand('recurringBreak.create', SAVED);
  const others = useCommand('recurringBreak.create', SAVED_QUIETLY);
  const days = weekdaysOf(form.values.dayOfWeek);
  const send = async (
    args: CommandArgs<'recurringBreak.create'>,
    options: DispatchOptions,
  ): Promise<Sent | null> => {
    const [first, ...rest] = days;
    for (const [at, dayOfWeek] of rest.entries())
      if (!(await others.run({ ...args, id: newId(), dayOfWeek }))) {
        // After a failure in the middle only what is left is tried again.
        form.change({ dayOfWeek: heldWeekdays([first ?? dayOfWeek, ...rest.slice(at)]) });
        return null;
      }
    const sent = await last.run(args, options);
    if (!sent && rest.length > 0) form.change({ dayOfWeek: heldWeekdays(days.slice(0, 1)) });
    return sent;
  };
  return (
    <BreakFormDialog
      form={form}
      days="several"
      psychologistId={form.values.psychologistId ?? psychologistId}
      title="Nova pausa recorrente"
      submitLabel={days.length > 1 ? `Criar ${days.length} pausas` : 'Criar pausa'}
      saving={last.saving || others.saving}
      failure={last.failure ?? others.failure}
      failureTitle={SAVED.refused}
      onSubmit={async () => (await form.submit(send)) && onClose()}
      onClose={onClose}
    />
  );
}

function EditBreak({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Kept
      known={useLive('breaks.byId', { id })}
      title="Editar pausa recorrente"
      missing="Pausa não encontrada."
      onClose={onClose}
    >
      {(found) => <ChangeBreak before={found} onClose={onClose} />}
    </Kept>
  );
}

function ChangeBreak({ before, onClose }: { before: RecurringBreak; onClose: () => void }) {
  const form = useEntityForm({
    ...changedBreak(before),
    start: breakFormOf(before),
    draftKey: `break:${before.id}`,
    rules: (values) => breakErrors(values, false),
  });
  const { run, saving, failure } = useCommand('recurringBreak.update', SAVED);
  const save = async () => {
    if (!form.changed) return onClose();
    if (await form.submit(run)) onClose();
  };
  return (
    <BreakFormDialog
      form={form}
      days="fixed"
      psychologistId={before.isActive && form.changed ? before.psychologistId : null}
      title="Editar pausa recorrente"
      submitLabel="Salvar"
      saving={saving}
      failure={failure}
      failureTitle={SAVED.refused}
      onSubmit={save}
      onClose={onClose}
    />
  );
}

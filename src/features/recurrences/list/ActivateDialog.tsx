import { useState } from 'react';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import type { RecurrenceRow } from '../../../data/queries/agenda/results.ts';
import type { Conflict } from '../../../domain/recurrences/conflicts.ts';
import type { ClockTimes } from '../../../domain/recurrences/clockSpan.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { ChangeConflicts } from '../conflicts/ChangeConflicts.tsx';
import { ACTIVATED, INACTIVE_PATIENT } from '../texts.ts';
import { isOverlap, useAskConflicts } from '../conflicts/useConflicts.ts';
import { useOpenConflicts } from '../conflicts/useOpenConflicts.ts';
import { patientText, patternText, timeText } from '../words.ts';

/** Asks before a recurrence is woken; what has taken its time meanwhile is decided about first. */
export function ActivateDialog({ row, onClose }: { row: RecurrenceRow; onClose: () => void }) {
  const { id, patientId } = row;
  const { run, saving, failure, refuse } = useCommand('recurringAppointment.activate', ACTIVATED);
  const moved = useCommand('recurringAppointment.update', ACTIVATED);
  const patient = recordOf(useLive('patients.byId', { id: patientId }))?.patient;
  const ask = useAskConflicts();
  const openConflicts = useOpenConflicts();
  const [found, setFound] = useState<readonly Conflict[]>([]);
  const activate = async (times: ClockTimes | null = null): Promise<boolean> => {
    const sent = times ? await moved.run({ id, isActive: true, ...times }) : await run({ id });
    if (!sent) return false;
    onClose();
    openConflicts(sent);
    return true;
  };
  const confirm = async (): Promise<boolean> => {
    if (patient?.isActive === false) {
      refuse(INACTIVE_PATIENT);
      return false;
    }
    const conflicts = (await ask(row)).filter(isOverlap);
    if (conflicts.length === 0) return activate();
    setFound(conflicts);
    return false;
  };
  if (found.length > 0)
    return (
      <ChangeConflicts
        isKept
        candidate={row}
        told={found}
        saving={saving || moved.saving}
        failure={failure ?? moved.failure}
        onChange={activate}
        onCancel={onClose}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title="Reativar recorrência?"
      confirmLabel="Reativar"
      onConfirm={confirm}
      failure={failure}
      onClose={onClose}
    >
      <p>
        {patientText(row)} · {patternText(row)}, {timeText(row)}.
      </p>
      As sessões do próximo ano voltam à agenda, menos onde o horário estiver ocupado.
    </ConfirmDialog>
  );
}

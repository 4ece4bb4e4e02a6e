import { useCommand } from '../../../client/commands/useCommand.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { SwitchRow } from '../../../ui/settings/SwitchRow.tsx';

const SAVED = {
  done: 'Lembretes deste paciente alterados.',
  refused: 'Erro ao alterar os lembretes',
};

/** Whether this patient is reminded of sessions; in general the psychologist decides it in the settings. */
export function PatientReminders({ patient }: { readonly patient: Patient }) {
  const zone = useZone();
  const { run } = useCommand('patient.setReminders', SAVED, { saysFailure: true });
  const { id, remindersOffAt } = patient;
  return (
    <SwitchRow
      label="Lembretes por email"
      description={
        remindersOffAt
          ? `Desligados desde ${formatDate(remindersOffAt, zone)}.`
          : 'Se os lembretes estiverem ligados nas configurações.'
      }
      checked={!remindersOffAt}
      onChange={(isActive) => void run({ id, isActive })}
    />
  );
}

import { useCommand } from '../../../client/commands/useCommand.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { SwitchRow } from '../../../ui/settings/SwitchRow.tsx';

const SAVED = { done: 'Guarda judicial alterada.', refused: 'Erro ao alterar a guarda judicial' };

/** Whether a court ordered to keep what is deleted about the patient beyond its legal term. */
export function LegalHold({ patient }: { readonly patient: Patient }) {
  const { run, saving } = useCommand('patient.setLegalHold', SAVED, { saysFailure: true });
  const isHeld = patient.legalHold === true;
  return (
    <SwitchRow
      label="Guarda por ordem judicial"
      description={
        isHeld
          ? 'Enquanto a ordem valer, nenhuma nota é excluída nem sai do prontuário, e o que foi excluído antes não é eliminado.'
          : 'Ligue se a Justiça mandou guardar os registros: nada sai do prontuário, e o que foi excluído não é eliminado ao fim do prazo da lei.'
      }
      checked={isHeld}
      disabled={saving}
      onChange={(legalHold) => void run({ id: patient.id, legalHold })}
    />
  );
}

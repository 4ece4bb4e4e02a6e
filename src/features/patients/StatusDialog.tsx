import { useCommand } from '../../client/useCommand.ts';
import type { PatientRow } from '../../data/queries/results.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

const TEXTS = { done: 'Status alterado com sucesso!', refused: 'Erro ao alterar status' };

/** Asks before a patient is activated or deactivated. */
export function StatusDialog(props: {
  patient: PatientRow | null;
  open: boolean;
  onClose: () => void;
}) {
  const { patient } = props;
  const { run, failure } = useCommand('patient.setStatus', TEXTS);
  if (!patient) return null;
  const { id, name, isActive } = patient;
  return (
    <ConfirmDialog
      open={props.open}
      title={isActive ? 'Desativar paciente?' : 'Ativar paciente?'}
      confirmLabel={isActive ? 'Desativar' : 'Ativar'}
      onConfirm={async () => (await run({ id, isActive: !isActive })) !== null}
      failure={failure}
      onClose={props.onClose}
    >
      {isActive
        ? `${name} sai da lista de pacientes ativos e não poderá ter novos agendamentos. O histórico e as notas continuam guardados.`
        : `${name} volta à lista de pacientes ativos e poderá ter novos agendamentos.`}
    </ConfirmDialog>
  );
}

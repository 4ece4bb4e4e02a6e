import { useDispatch } from '../../client/useDispatch.ts';
import type { PatientRow } from '../../data/queries/results.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.ts';

const TEXTS = {
  done: 'Status alterado com sucesso!',
  refused: () => 'Erro ao alterar status',
};

/** Asks before a patient is activated or deactivated. */
export function StatusDialog(props: {
  patient: PatientRow | null;
  open: boolean;
  onClose: () => void;
}) {
  const { patient } = props;
  const { send } = useDispatch();
  const tell = useOutcomeToast();
  if (!patient) return null;
  const { id, name, isActive } = patient;
  const confirm = async () => {
    const sent = await send('patient.setStatus', { id, isActive: !isActive });
    void tell(sent, TEXTS);
  };
  return (
    <ConfirmDialog
      open={props.open}
      title={isActive ? 'Desativar paciente?' : 'Ativar paciente?'}
      confirmLabel={isActive ? 'Desativar' : 'Ativar'}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      {isActive
        ? `${name} sai da lista de pacientes ativos e não poderá ter novos agendamentos. O histórico e as notas continuam guardados.`
        : `${name} volta à lista de pacientes ativos e poderá ter novos agendamentos.`}
    </ConfirmDialog>
  );
}

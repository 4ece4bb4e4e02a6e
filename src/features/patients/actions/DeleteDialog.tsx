import Button from '@mui/material/Button';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { PatientRow } from '../../../data/queries/people/results.ts';
import { type Kept, keptWords } from '../../../domain/patients/removal.ts';
import { openInviteOf } from '../../../pieces/invites/wayIn.ts';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { StatusDialog } from './StatusDialog.tsx';

const TEXTS = { done: 'Paciente excluído com sucesso!', refused: 'Erro ao excluir paciente' };

interface Props {
  readonly patient: PatientRow;
  readonly onDeleted?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Deletes a patient of whom there is no record; whoever has one is deactivated. */
export function DeleteDialog(props: Props) {
  const known = useLive('patients.kept', { id: props.patient.id });
  if (!known) return null;
  const kept = shownOf(known);
  if (kept.length > 0) return <KeptPatient {...props} kept={kept} />;
  return isWhole(known) ? <Delete {...props} /> : <NotYetKnown {...props} />;
}

const list = new Intl.ListFormat('pt-BR');

/** Why nobody deletes this one, and what can be done. */
function KeptPatient({ patient, kept, onClose }: Props & { readonly kept: readonly Kept[] }) {
  const why = `Há ${list.format(kept.map((each) => keptWords[each]))}, que a lei manda guardar; por isso ${patient.name} não pode ser excluído.`;
  if (patient.isActive) return <StatusDialog patient={patient} why={why} onClose={onClose} />;
  return (
    <AppDialog
      open
      title="Este paciente não pode ser excluído"
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      {why} O cadastro já está inativo.
    </AppDialog>
  );
}

const NotYetKnown = ({ onClose }: Props) => (
  <AppDialog open title="Excluir paciente?" maxWidth="xs" onClose={onClose}>
    <Arriving what="Ainda não se sabe se há registros deste paciente." />
  </AppDialog>
);

function Delete({ patient, onDeleted, onClose }: Props) {
  const { run, failure } = useCommand('patient.delete', TEXTS);
  const remove = async () => {
    const isDone = (await run({ id: patient.id })) !== null;
    if (isDone) onDeleted?.();
    return isDone;
  };
  return (
    <ConfirmDialog
      open
      title="Excluir paciente?"
      confirmLabel="Excluir"
      destructive
      onConfirm={remove}
      failure={failure}
      onClose={onClose}
    >
      {`O cadastro de ${patient.name} sai da lista para sempre. Não há sessões, notas nem pagamentos.`}
      {openInviteOf(patient) && ' O convite enviado deixa de valer.'}
      {patient.hasAccount && ' O acesso ao portal termina.'} Isso não pode ser desfeito.
    </ConfirmDialog>
  );
}

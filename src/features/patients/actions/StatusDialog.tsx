import DialogContentText from '@mui/material/DialogContentText';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { PatientRow } from '../../../data/queries/people/results.ts';
import { formatDate, formatTime } from '../../../domain/time/format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useNow } from '../../../ui/useNow.ts';

const TEXTS = { done: 'Status alterado com sucesso!', refused: 'Erro ao alterar status' };

/** Asks before a patient is activated or deactivated, which can be undone. */
export function StatusDialog(props: {
  readonly patient: PatientRow;
  /** Why it is offered in place of something else. */
  readonly why?: string;
  readonly onClose: () => void;
}) {
  const { patient } = props;
  const { run, failure } = useCommand('patient.setStatus', TEXTS);
  const back = useCommand('patient.setStatus', TEXTS, { saysFailure: true });
  const { id, name, isActive } = patient;
  const change = async () => {
    const undo = () => back.run({ id, isActive });
    return (await run({ id, isActive: !isActive }, { undo })) !== null;
  };
  return (
    <ConfirmDialog
      open
      title={isActive ? 'Desativar paciente?' : 'Ativar paciente?'}
      confirmLabel={isActive ? 'Desativar' : 'Ativar'}
      onConfirm={change}
      failure={failure}
      onClose={props.onClose}
    >
      {props.why && <DialogContentText sx={{ marginBottom: 2 }}>{props.why}</DialogContentText>}
      {isActive
        ? `${name} sai da lista de pacientes ativos e não poderá ter novos agendamentos. O histórico e as notas continuam guardados.`
        : `${name} volta à lista de pacientes ativos e poderá ter novos agendamentos.`}
      {isActive && <StillBooked id={id} />}
    </ConfirmDialog>
  );
}

/** What stays in the agenda all the same. */
function StillBooked({ id }: { id: string }) {
  const now = useNow();
  const zone = useZone();
  const known = useLive('appointments.ofPatient', { patientId: id });
  if (!known) return null;
  const coming = shownOf(known).filter(
    ({ startAt, status }) => startAt > now && status === 'scheduled',
  );
  const next = coming.at(-1)?.startAt;
  if (!next) return null;
  const count =
    coming.length === 1 ? 'Há uma sessão marcada' : `Há ${coming.length} sessões marcadas`;
  return (
    <DialogContentText sx={{ marginTop: 2 }}>
      {isWhole(known) ? count : 'Há sessões marcadas'}, a próxima em {formatDate(next, zone)} às{' '}
      {formatTime(next, zone)}. Desativar não cancela nenhuma: cancele na agenda o que não for
      acontecer.
    </DialogContentText>
  );
}

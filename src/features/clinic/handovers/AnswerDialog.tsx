import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import type { HandoverRow } from '../../../data/queries/people/handovers.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import { isAskedOf } from '../../../domain/handovers/handover.ts';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { agreedWords, ANSWERED, askedWords, REFUSED_WORDS, stateWords } from './words.ts';

/** Asks the member whose record is to leave, also without a network. */
export default function AnswerDialog({ target, onClose }: DialogProps) {
  const { userId } = useActor();
  const rows = useLive('handovers.list', {});
  if (rows === undefined) return null;
  const row = shownOf(rows).find(({ handover }) => handover.id === target);
  if (row && isAskedOf(row.handover, userId)) return <Question row={row} onClose={onClose} />;
  return (
    <AppDialog open title="Pedido de passagem" maxWidth="xs" onClose={onClose}>
      {row ? stateWords(row.handover) : 'Este pedido não está neste aparelho.'}
    </AppDialog>
  );
}

function Question({ row, onClose }: { readonly row: HandoverRow; readonly onClose: () => void }) {
  const { handover, patientName } = row;
  const { run, saving, failure } = useCommand('handover.answer', ANSWERED);
  const say = async (answer: 'agreed' | 'refused') => {
    if (await run({ ids: [handover.id], answer })) onClose();
  };
  return (
    <AppDialog
      open
      title={handover.kind === 'seal' ? 'Lacrar o prontuário?' : 'Passar o prontuário?'}
      maxWidth="sm"
      locked={saving}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={saving}>
            Decidir depois
          </Button>
          <Button variant="outlined" onClick={() => void say('refused')} disabled={saving}>
            Não permitir
          </Button>
          <Button variant="contained" onClick={() => void say('agreed')} loading={saving}>
            Permitir
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{patientName ?? 'Paciente'}</Typography>
        <Typography>{askedWords(handover)}</Typography>
        <Typography>{agreedWords(handover)}</Typography>
        <Typography>{REFUSED_WORDS}</Typography>
        {failure && <Alert severity="error">{failure}</Alert>}
      </Stack>
    </AppDialog>
  );
}

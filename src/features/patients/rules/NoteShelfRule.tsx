import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import { shelfOfPractice, shelves } from '../../../domain/notes/shelf.ts';
import { SHELF_NAMES } from '../../../pieces/notes/shelves.ts';
import { RadioField } from '../../../ui/fields/RadioField.tsx';

const TEXTS = { done: 'Regra das notas alterada.', refused: 'Erro ao alterar a regra' };

/** Where the practice's new notes go; whoever decides it for the practice changes it here. */
export function NoteShelfRule() {
  const { role } = useActor();
  const practice = recordOf(useLive('practice', {})?.tenant);
  const { run, saving } = useCommand('practice.setNoteShelf', TEXTS, { saysFailure: true });
  if (!practice) return null;
  const shelf = shelfOfPractice(practice);
  const mayDecide = practice.kind === 'individual' || role === 'administrator';
  if (!mayDecide)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
        Notas novas da clínica: {SHELF_NAMES[shelf].toLowerCase()}.
      </Typography>
    );
  return (
    <Box sx={{ marginTop: 2 }}>
      <RadioField
        label="Notas novas, de todos os pacientes"
        options={shelves.map((id) => ({ id, name: SHELF_NAMES[id] }))}
        value={shelf}
        onChange={(chosen) => void run({ shelf: chosen })}
        disabled={saving}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Do prontuário, o paciente pode pedir cópia. O registro documental é só de quem o escreve. Em
        cada nota, quem a escreve pode mudar isso.
      </Typography>
    </Box>
  );
}

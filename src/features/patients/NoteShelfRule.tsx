import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useCommand } from '../../client/useCommand.ts';
import { useLive } from '../../client/useLive.ts';
import { recordOf } from '../../data/queries/known.ts';
import { type Shelf, shelfOfPractice, shelves } from '../../domain/notes/shelf.ts';
import { SHELF_NAMES } from '../../pieces/notes/shelves.ts';

const TEXTS = { done: 'Regra das notas alterada.', refused: 'Erro ao alterar a regra' };

/** Where the practice's new notes go; whoever decides it for the practice changes it here. */
export function NoteShelfRule() {
  const title = useId();
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
    <FormControl sx={{ marginTop: 2 }} disabled={saving}>
      <FormLabel id={title}>Notas novas, de todos os pacientes</FormLabel>
      <RadioGroup
        row
        aria-labelledby={title}
        value={shelf}
        onChange={(_event, chosen) => void run({ shelf: chosen as Shelf })}
      >
        {shelves.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={SHELF_NAMES[one]} />
        ))}
      </RadioGroup>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Do prontuário, o paciente pode pedir cópia. O registro documental é só de quem o escreve. Em
        cada nota, quem a escreve pode mudar isso.
      </Typography>
    </FormControl>
  );
}

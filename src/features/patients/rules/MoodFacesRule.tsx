import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';

const TEXTS = { done: 'Rostos de humor alterados.', refused: 'Erro ao alterar os rostos' };

/** Switches the faces and colours of notes' moods; whoever decides for the practice does it. */
export function MoodFacesRule() {
  const { role } = useActor();
  const practice = recordOf(useLive('practice', {})?.tenant);
  const { run, saving } = useCommand('practice.setMoodFaces', TEXTS, { saysFailure: true });
  if (!practice || (practice.kind !== 'individual' && role !== 'administrator')) return null;
  const isShown = practice.hidesMoodFaces !== true;
  return (
    <>
      <FormControlLabel
        sx={{ marginTop: 2 }}
        control={
          <Switch
            checked={isShown}
            disabled={saving}
            onChange={() => void run({ isActive: !isShown })}
          />
        }
        label="Mostrar rostos e cores de humor nas notas"
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        São estimativas de um programa. Sem eles ficam as palavras.
      </Typography>
    </>
  );
}

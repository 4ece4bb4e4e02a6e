import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { polite } from '../../ui/states/polite.ts';
import { LevelMeter } from './LevelMeter.tsx';
import type { Run, RunState } from './run.ts';
import { clockWords, LIMIT_NOTICE, NO_SOUND, NO_SOUND_DETAIL } from './texts.ts';

/** The recording while it is made: how long, how loud, and how much is left. */
export function Recording({ run, state }: { run: Run; state: RunState }) {
  const isPaused = state.phase === 'paused';
  const { isNearLimit } = state;
  const isSilent = state.isSilent && !isPaused;
  return (
    <Stack sx={{ gap: 1, flexGrow: 1, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography {...polite} component="span" sx={{ fontWeight: 600 }}>
          {isPaused ? 'Em pausa' : isSilent ? 'Sem som' : 'Gravando'}
        </Typography>
        <Typography component="span" className="num" sx={isNearLimit ? NEAR : {}}>
          {clockWords(state.seconds)} de {clockWords(state.limit)}
        </Typography>
        <LevelMeter level={run.level} />
        <Button
          startIcon={isPaused ? <PlayIcon /> : <PauseIcon />}
          onClick={isPaused ? run.resume : run.pause}
        >
          {isPaused ? 'Continuar' : 'Pausar'}
        </Button>
      </Stack>
      {isSilent && (
        <Alert severity="warning">
          <strong>{NO_SOUND}.</strong> {NO_SOUND_DETAIL}
        </Alert>
      )}
      {isNearLimit ? (
        <Alert severity="warning">{LIMIT_NOTICE}</Alert>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {LIMIT_NOTICE}
        </Typography>
      )}
    </Stack>
  );
}

const NEAR = { color: 'warning.main', fontWeight: 700 } as const;

import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { polite } from '../../ui/states/polite.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { LIMIT_SECONDS, type Run, type RunState, WARNING_SECONDS } from './run.ts';
import { clockWords, LIMIT_NOTICE } from './texts.ts';

/** The recording while it is made: how long, how loud, and how much is left. */
export function Recording({ run, state }: { run: Run; state: RunState }) {
  const isPaused = state.phase === 'paused';
  const isNearLimit = state.seconds >= WARNING_SECONDS;
  return (
    <Stack sx={{ gap: 1, flexGrow: 1, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography {...polite} component="span" sx={{ fontWeight: 600 }}>
          {isPaused ? 'Em pausa' : 'Gravando'}
        </Typography>
        <Typography component="span" className="num" sx={isNearLimit ? NEAR : {}}>
          {clockWords(state.seconds)} de {clockWords(LIMIT_SECONDS)}
        </Typography>
        <LevelMeter level={run.level} />
        <Button
          startIcon={isPaused ? <PlayIcon /> : <PauseIcon />}
          onClick={isPaused ? run.resume : run.pause}
        >
          {isPaused ? 'Continuar' : 'Pausar'}
        </Button>
      </Stack>
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

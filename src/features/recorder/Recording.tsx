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

interface Props {
  readonly run: Run;
  readonly state: RunState;
}

/** Pauses the recording and shows how long and how loud it is, beside the button that stops it. */
export function Recording({ run, state }: Props) {
  const isPaused = state.phase === 'paused';
  return (
    <>
      <Button
        startIcon={isPaused ? <PlayIcon /> : <PauseIcon />}
        onClick={isPaused ? run.resume : run.pause}
      >
        {isPaused ? 'Continuar' : 'Pausar'}
      </Button>
      <Stack direction="row" sx={METER}>
        <Typography {...polite} component="span" sx={{ fontWeight: 600 }}>
          {phaseWords(state)}
        </Typography>
        <Typography component="span" className="num" sx={state.isNearLimit ? NEAR : {}}>
          {clockWords(state.seconds)} de {clockWords(state.limit)}
        </Typography>
        <LevelMeter level={run.level} />
      </Stack>
    </>
  );
}

const phaseWords = ({ phase, isSilent }: RunState): string => {
  if (phase === 'paused') return 'Em pausa';
  return isSilent ? 'Sem som' : 'Gravando';
};

/** Says below the buttons that nothing is heard, and how much is left. */
export function RecordingNotices({ state }: Pick<Props, 'state'>) {
  return (
    <>
      {state.isSilent && state.phase === 'recording' && (
        <Alert severity="warning">
          <strong>{NO_SOUND}.</strong> {NO_SOUND_DETAIL}
        </Alert>
      )}
      {state.isNearLimit ? (
        <Alert severity="warning">{LIMIT_NOTICE}</Alert>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {LIMIT_NOTICE}
        </Typography>
      )}
    </>
  );
}

/** On a line of its own where there is no room beside the buttons. */
const METER = { flex: '1 1 260px', alignItems: 'center', columnGap: 1.5 } as const;
const NEAR = { color: 'warning.main', fontWeight: 700 } as const;

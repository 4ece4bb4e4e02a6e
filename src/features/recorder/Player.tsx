import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { messageOf } from '../../client/errors.ts';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import { clockWords } from './texts.ts';

/** Beyond every recording: asked for, it makes a browser look for the end. */
const BEYOND_SECONDS = 1e6;

interface PlayerProps {
  readonly id: string;
  readonly label: string;
  /** As it was measured. A browser reads none from WebM, and a second from MP4 (WebKit). */
  readonly seconds: number;
}

/** Lets the person hear a recording. Its sound never leaves the device for this. */
export function Player({ id, label, seconds }: PlayerProps) {
  const { device } = useDevice();
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    device.readRecording(id).then(
      (sound) => {
        if (!sound || isGone) return;
        made = URL.createObjectURL(new Blob([...sound.pieces], { type: sound.mimeType }));
        setUrl(made);
      },
      (error: unknown) => setFailure(messageOf(error, 'Não foi possível abrir a gravação.')),
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [device, id]);
  if (failure) return <Alert severity="error">{failure}</Alert>;
  return url && <Sound url={url} label={label} seconds={seconds} />;
}

/** The browser's own: MUI's would make every first page larger. */
const Position = styled('input')(
  memoTheme(({ theme }) => ({
    flexGrow: 1,
    minWidth: 0,
    height: 44,
    margin: 0,
    cursor: 'pointer',
    accentColor: theme.vars.palette.primary.main,
  })),
);

interface SoundProps {
  readonly url: string;
  readonly label: string;
  readonly seconds: number;
}

function Sound({ url, label, seconds }: SoundProps) {
  const { position, isPlaying, audio, toggle, seek } = usePlaying(seconds);
  const clock = (at: number) => `${clockWords(at)} de ${clockWords(Math.round(seconds))}`;
  return (
    <Stack
      component="section"
      direction="row"
      aria-label={label}
      sx={{ alignItems: 'center', gap: 2, paddingBlock: 0.5, paddingInlineEnd: 1.5 }}
    >
      <IconAction label={isPlaying ? 'Pausar' : 'Tocar'} onClick={toggle}>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconAction>
      <Position
        type="range"
        aria-label="Posição"
        aria-valuetext={clock(position)}
        max={seconds}
        step="any"
        value={position}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <Typography component="span" variant="body2" className="num" noWrap sx={{ flexShrink: 0 }}>
        {clock(position)}
      </Typography>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- sending makes its words */}
      <audio src={url} {...audio} />
    </Stack>
  );
}

/** Plays a sound whose length the browser need not know. */
function usePlaying(seconds: number) {
  const ref = useRef<HTMLAudioElement>(null);
  const isLooking = useRef(false);
  const [position, setPosition] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const show = (at: number) => setPosition(Math.min(at, seconds));
  const seek = (at: number) => {
    isLooking.current = false;
    if (ref.current) ref.current.currentTime = at;
    show(at);
  };
  /** Without a length, browsers do not move within a sound. */
  const findLength = ({ currentTarget: audio }: SyntheticEvent<HTMLAudioElement>) => {
    if (audio.duration !== Infinity) return;
    isLooking.current = true;
    audio.addEventListener('durationchange', found, { once: true });
    audio.currentTime = BEYOND_SECONDS;
  };
  const found = () => isLooking.current && seek(0);
  const toggle = () => {
    // A browser that has not found the end plays nevertheless.
    found();
    if (isPlaying) ref.current?.pause();
    else void ref.current?.play().catch(() => undefined);
  };
  const audio = {
    ref,
    onLoadedMetadata: findLength,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => setPlaying(false),
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
      if (!isLooking.current) show(currentTarget.currentTime);
    },
  };
  return { position, isPlaying, audio, toggle, seek };
}

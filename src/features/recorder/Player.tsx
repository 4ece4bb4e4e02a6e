import Alert from '@mui/material/Alert';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { messageOf } from '../../client/errors.ts';

/** Beyond every recording: asked for, it makes a browser look for the end. */
const BEYOND_SECONDS = 1e6;

/** Browsers write no length into what they record: without one there is nothing to move along. */
function findLength({ currentTarget: audio }: SyntheticEvent<HTMLAudioElement>): void {
  if (audio.duration !== Infinity) return;
  audio.addEventListener('durationchange', () => (audio.currentTime = 0), { once: true });
  audio.currentTime = BEYOND_SECONDS;
}

/** Lets the person hear a recording. Its sound never leaves the device for this. */
export function Player({ id, label }: { id: string; label: string }) {
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
  if (!url) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are what it is sent for
    <audio
      controls
      src={url}
      aria-label={label}
      onLoadedMetadata={findLength}
      style={{ width: '100%' }}
    />
  );
}

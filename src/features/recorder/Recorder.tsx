import MicIcon from '@mui/icons-material/Mic';
import StopIcon from '@mui/icons-material/Stop';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { hasConsent } from '../../domain/patients/consent.ts';
import { GiveConsentDialog } from '../../pieces/consent/GiveConsentDialog.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import { useLatest } from '../../ui/shortcuts/useLatest.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { Recording, RecordingNotices } from './Recording.tsx';
import { SessionRecordings } from './SessionRecordings.tsx';
import { ENDED, ONLY_SOUND } from './texts.ts';
import type { Writing } from './useInsertion.ts';
import { useIsUnheard } from './useIsUnheard.ts';
import { useRecorder } from './useRecorder.ts';

export interface RecorderProps extends Writing {
  readonly session: AppointmentRow;
}

/** Below the text of a note: speak instead of writing. Nothing leaves the device before the person sends it. */
export function Recorder({ session, ...writing }: RecorderProps) {
  const { id, patientId } = session;
  return patientId === null ? null : (
    <Stack component="section" aria-label="Gravação de áudio" sx={{ gap: 1 }}>
      <Control appointmentId={id} patientId={patientId} />
      <SessionRecordings appointmentId={id} writing={writing} />
    </Stack>
  );
}

function Control({ appointmentId, patientId }: { appointmentId: string; patientId: string }) {
  const recorder = useRecorder(appointmentId, patientId);
  const { begin, run, state, elsewhere } = recorder;
  const isRunning = state !== null && state.phase !== 'ended';
  const ended = state?.reason && state.reason !== 'stopped' ? ENDED[state.reason] : null;
  useGoesOn(isRunning);
  const row = useInSight(isRunning);
  if (elsewhere) return <Elsewhere appointmentId={elsewhere} />;
  return (
    <>
      <Stack
        ref={row}
        direction="row"
        sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap', scrollMarginBottom: CLEAR }}
      >
        <RecordButton
          patientId={patientId}
          isRunning={isRunning}
          isStarting={begin.saving}
          onBegin={() => void begin.run()}
          onStop={() => run?.stop()}
        />
        {run && isRunning && <Recording run={run} state={state} />}
      </Stack>
      {state && isRunning ? <RecordingNotices state={state} /> : <OnlySound />}
      {begin.failure && <Alert severity="error">{begin.failure}</Alert>}
      {!isRunning && ended && <Alert severity="warning">{ended}</Alert>}
    </>
  );
}

/** Nobody should learn that after the session only. */
const OnlySound = () =>
  useIsUnheard() && (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {ONLY_SOUND}
    </Typography>
  );

/** The height of a toast, which would lie over the button that stops the recording. */
const CLEAR = 'calc(var(--bottom-bars, 0px) + var(--bottom-notices, 0px) + 96px)';

/** Scrolls the buttons clear of toasts and bars when a recording begins. */
function useInSight(isRunning: boolean) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRunning) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRunning]);
  return row;
}

/** The same button begins and ends it, so that the focus stays where it is. */
function RecordButton(props: {
  patientId: string;
  isRunning: boolean;
  isStarting: boolean;
  onBegin: () => void;
  onStop: () => void;
}) {
  const { patientId, isRunning } = props;
  const [isAsking, setAsking] = useState(false);
  const known = recordOf(useLive('patients.byId', { id: patientId }));
  const isAgreed = known && hasConsent(known.patient, 'recording');
  return (
    <>
      <Button
        variant={isRunning ? 'contained' : 'outlined'}
        color={isRunning ? 'error' : 'primary'}
        startIcon={isRunning ? <StopIcon /> : <MicIcon />}
        loading={props.isStarting}
        disabled={!known}
        onClick={isRunning ? props.onStop : isAgreed ? props.onBegin : () => setAsking(true)}
      >
        {isRunning ? 'Parar' : 'Gravar áudio'}
      </Button>
      {isAsking && known && (
        <GiveConsentDialog
          patientId={patientId}
          kinds={['recording', 'transcription']}
          intro={`Antes de gravar: ${known.patient.name} concorda? O consentimento fica na página do paciente e pode ser revogado quando quiser.`}
          onGiven={props.onBegin}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Elsewhere({ appointmentId }: { appointmentId: string }) {
  const { open } = useDialogs();
  return (
    <Alert
      severity="info"
      action={<Button onClick={() => open({ dialogo: 'nota', alvo: appointmentId })}>Abrir</Button>}
    >
      Há uma gravação em andamento em outra sessão.
    </Alert>
  );
}

/** Who leaves the note while it records is told that it goes on. */
function useGoesOn(isRunning: boolean): void {
  const toast = useToast();
  const latest = useLatest(isRunning);
  useEffect(
    () => () => {
      if (latest.current)
        toast({
          message: 'A gravação continua.',
          detail: 'Volte à nota desta sessão para parar.',
          tone: 'info',
        });
    },
    [toast, latest],
  );
}

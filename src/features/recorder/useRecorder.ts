import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { messageOf } from '../../client/errors.ts';
import { keepAwake } from '../../ui/awake.ts';
import { useAct } from '../../ui/forms/useAct.ts';
import { setCurrent, useCurrentRun, useRunState } from './current.ts';
import { openMicrophone } from './microphone.ts';
import { Run } from './run.ts';
import { MICROPHONE } from './texts.ts';

/** Records for one session. */
export function useRecorder(appointmentId: string, patientId: string) {
  const { device } = useDevice();
  const run = useCurrentRun();
  const state = useRunState(run);
  const begin = useAct(
    async () => {
      const microphone = await openMicrophone();
      try {
        const { mimeType } = microphone;
        const id = await device.beginRecording({ appointmentId, patientId, mimeType });
        const now = () => performance.now();
        const started = new Run({ device, microphone, id, appointmentId, now });
        void started.ended.then(keepAwake());
        setCurrent(started);
      } catch (error) {
        microphone.release();
        throw error;
      }
    },
    (error) => messageOf(error, error instanceof Error ? error.message : MICROPHONE),
  );
  const isMine = state?.appointmentId === appointmentId;
  return {
    begin,
    /** What is recorded here, or has just ended here. */
    state: isMine ? state : null,
    run: isMine ? run : null,
    /** The session for which this window records. */
    elsewhere: state && !isMine && state.phase !== 'ended' ? state.appointmentId : null,
  };
}

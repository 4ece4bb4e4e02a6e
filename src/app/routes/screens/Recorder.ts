import { arriving, Nothing } from '../../../ui/arriving.tsx';

/** Comes when a note is open: who never speaks into the device does not wait for it. */
export const Recorder = arriving(
  () => import('../../../features/recorder/Recorder.tsx').then((m) => m.Recorder),
  Nothing,
);

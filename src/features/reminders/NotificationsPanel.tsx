import Stack from '@mui/material/Stack';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { UNKNOWN } from '../../data/queries/kit/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { BellKinds } from './BellKinds.tsx';
import { PatientMails } from './PatientMails.tsx';

/** What the person is told of, and what the patients are. */
export function NotificationsPanel() {
  const { role } = useActor();
  const user = useLive('practice', {})?.user;
  if (!user) return null;
  if (user === UNKNOWN)
    return <Arriving what="Suas escolhas ainda não chegaram a este aparelho." />;
  return (
    <Stack sx={{ gap: 4 }}>
      <BellKinds user={user} />
      {role === 'psych' && <PatientMails user={user} />}
    </Stack>
  );
}

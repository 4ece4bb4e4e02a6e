import { getRouteApi } from '@tanstack/react-router';
import { DeviceProvider } from '../../client/live/DeviceProvider.tsx';
import { KnownClock } from '../../client/live/KnownClock.tsx';
import { patientDialogs } from '../patientDialogs.ts';
import { patientMenu } from './menu/patientMenu.ts';
import { Shell } from './Shell.tsx';

const route = getRouteApi('/patient');

export function PatientShell() {
  // Alone: each change of the address makes another context, and would draw the whole shell.
  const client = route.useRouteContext({ select: (context) => context.client });
  return (
    <DeviceProvider client={client}>
      <KnownClock />
      <Shell entries={patientMenu} dialogs={patientDialogs} />
    </DeviceProvider>
  );
}

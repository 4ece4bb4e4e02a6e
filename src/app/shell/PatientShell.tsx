import { getRouteApi } from '@tanstack/react-router';
import { DeviceProvider } from '../../client/DeviceProvider.tsx';
import { patientDialogs } from '../dialogs.ts';
import { patientMenu } from './menu.ts';
import { Shell } from './Shell.tsx';

const route = getRouteApi('/patient');

export function PatientShell() {
  const { client } = route.useRouteContext();
  return (
    <DeviceProvider client={client}>
      <Shell entries={patientMenu} dialogs={patientDialogs} />
    </DeviceProvider>
  );
}

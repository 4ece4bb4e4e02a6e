import { getRouteApi } from '@tanstack/react-router';
import { DeviceProvider } from '../../client/live/DeviceProvider.tsx';
import { KnownClock } from '../../client/live/KnownClock.tsx';
import { ActiveSessions } from '../../features/dashboard/ActiveSessions.tsx';
import { staffDialogs } from '../staffDialogs.ts';
import { Bell } from './menu/Bell.tsx';
import { SearchButton } from './menu/SearchButton.tsx';
import { staffMenu } from './menu/staffMenu.ts';
import { Shell } from './Shell.tsx';

const route = getRouteApi('/staff');

export function StaffShell() {
  // Alone: each change of the address makes another context, and would draw the whole shell.
  const client = route.useRouteContext({ select: (context) => context.client });
  return (
    <DeviceProvider client={client}>
      <KnownClock />
      <Shell
        entries={staffMenu}
        dialogs={staffDialogs}
        menuExtra={<ActiveSessions />}
        headerExtra={
          <>
            <SearchButton />
            <Bell />
          </>
        }
      />
    </DeviceProvider>
  );
}

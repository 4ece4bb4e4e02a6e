import { getRouteApi } from '@tanstack/react-router';
import { StopPage } from '../../../features/reminders/StopPage.tsx';
import { useLinkToken } from '../linkToken.ts';

const route = getRouteApi('/lembretes/parar');

/** /lembretes/parar */
export function StopRemindersScreen() {
  const { de = 'lembretes' } = route.useSearch();
  return <StopPage token={useLinkToken()} kind={de} />;
}

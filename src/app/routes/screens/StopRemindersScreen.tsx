import { getRouteApi } from '@tanstack/react-router';
import { StopPage } from '../../../features/reminders/StopPage.tsx';

const route = getRouteApi('/lembretes/parar');

/** /lembretes/parar */
export function StopRemindersScreen() {
  const { token = null, de = 'lembretes' } = route.useSearch();
  return <StopPage token={token} kind={de} />;
}

import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { ConfirmEmailPage } from '../../features/account/ConfirmEmailPage.tsx';
import { useApp } from '../context.ts';
import { linkActions } from './linkActions.ts';

const route = getRouteApi('/confirm-email');

export function ConfirmEmailScreen() {
  const router = useRouter();
  const [actions] = useState(linkActions(useApp()));
  const { token = null } = route.useSearch();
  // Whoever is signed in goes on from there.
  const moveOn = useCallback(() => router.history.replace('/login'), [router]);
  return <ConfirmEmailPage token={token} confirm={actions.confirmEmail} onDone={moveOn} />;
}

import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { InvitePage } from '../../features/account/InvitePage.tsx';
import { useApp } from '../context.ts';
import { linkActions } from './linkActions.ts';

const route = getRouteApi('/invite/$token');

export function InviteScreen() {
  const router = useRouter();
  const [actions] = useState(linkActions(useApp()));
  const { token } = route.useParams();
  return (
    <InvitePage
      token={token}
      validate={actions.validateInvite}
      accept={actions.acceptInvite}
      onDone={() => router.history.replace('/app/patient-dashboard')}
      onLogin={() => router.history.replace('/login')}
    />
  );
}

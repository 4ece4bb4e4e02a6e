import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { UndoEmailPage } from '../../features/account/UndoEmailPage.tsx';
import { useApp } from '../context.ts';
import { linkActions } from './linkActions.ts';

const route = getRouteApi('/undo-email');

export function UndoEmailScreen() {
  const router = useRouter();
  const [actions] = useState(linkActions(useApp()));
  const { token = null } = route.useSearch();
  return (
    <UndoEmailPage
      token={token}
      undo={actions.undoEmail}
      onLogin={() => router.history.replace('/login')}
    />
  );
}

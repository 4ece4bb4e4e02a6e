import { useState } from 'react';
import type { SensitiveActions } from '../../features/account/actions.ts';
import ProfileDialog from '../../features/account/ProfileDialog.tsx';
import { useApp } from '../context.ts';

/** The profile with the calls that ask for the password. */
export default function ProfileScreen({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  const [actions] = useState<SensitiveActions>(() => ({
    changeEmail: (email, password) => api.changeEmail(email, password),
    changePassword: (password, newPassword) => api.changePassword(password, newPassword),
  }));
  return <ProfileDialog actions={actions} onClose={onClose} />;
}

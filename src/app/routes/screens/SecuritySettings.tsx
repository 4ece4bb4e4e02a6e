import { EmailChangeDialog } from '../../../features/account/profile/EmailChangeDialog.tsx';
import { PasswordChangeDialog } from '../../../features/account/profile/PasswordChangeDialog.tsx';
import { SecurityPanel } from '../../../features/security/SecurityPanel.tsx';

export const SecuritySettings = () => (
  <SecurityPanel EmailDialog={EmailChangeDialog} PasswordDialog={PasswordChangeDialog} />
);

import { EmailChangeDialog } from '../../../features/account/EmailChangeDialog.tsx';
import { PasswordChangeDialog } from '../../../features/account/PasswordChangeDialog.tsx';
import { SecurityPanel } from '../../../features/security/SecurityPanel.tsx';

export const SecuritySettings = () => (
  <SecurityPanel EmailDialog={EmailChangeDialog} PasswordDialog={PasswordChangeDialog} />
);

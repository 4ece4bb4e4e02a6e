import ProfileDialog from '../../../features/account/ProfileDialog.tsx';
import { ProfilePanel } from '../../../features/profile/ProfilePanel.tsx';

export const ProfileSettings = () => <ProfilePanel ProfileDialog={ProfileDialog} />;

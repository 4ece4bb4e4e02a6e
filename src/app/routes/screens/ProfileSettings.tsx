import ProfileDialog from '../../../features/account/profile/ProfileDialog.tsx';
import { ProfilePanel } from '../../../features/profile/ProfilePanel.tsx';

export const ProfileSettings = () => <ProfilePanel ProfileDialog={ProfileDialog} />;

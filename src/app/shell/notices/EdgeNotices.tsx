import { TermsNotice } from '../../../features/account/legal/TermsNotice.tsx';
import { InstallInvitation } from '../../pwa/InstallInvitation.tsx';
import { ClockNotice } from './ClockNotice.tsx';

/** What is said and asked at the page's edge, when it is convenient. */
export function EdgeNotices({ signIn }: { readonly signIn: string }) {
  return (
    <>
      <ClockNotice />
      <TermsNotice signIn={signIn} />
      <InstallInvitation />
    </>
  );
}

import { TermsNotice } from '../../features/account/TermsNotice.tsx';
import { InstallInvitation } from '../pwa/InstallInvitation.tsx';

/** What is asked at the page's edge, when it is convenient. */
export function EdgeNotices({ signIn }: { readonly signIn: string }) {
  return (
    <>
      <TermsNotice signIn={signIn} />
      <InstallInvitation />
    </>
  );
}

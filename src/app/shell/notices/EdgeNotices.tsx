import { TermsNotice } from '../../../features/account/legal/TermsNotice.tsx';
import { useAwakeDownload } from '../../../features/sync/useAwakeDownload.ts';
import { InstallInvitation } from '../../pwa/InstallInvitation.tsx';
import { ClockNotice } from './ClockNotice.tsx';

/** What is said and asked at the page's edge, when it is convenient. */
export function EdgeNotices({ signIn }: { readonly signIn: string }) {
  // Here, where no first page waits for it: no screen goes off within its first seconds.
  useAwakeDownload();
  return (
    <>
      <ClockNotice />
      <TermsNotice signIn={signIn} />
      <InstallInvitation />
    </>
  );
}

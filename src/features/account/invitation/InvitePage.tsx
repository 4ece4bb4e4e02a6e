import { useOnline } from '../../../client/online/useOnline.ts';
import { validateInviteCall } from '../../../domain/contract/invites.ts';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { Beside, Closed, InvitationFrame, NotRead, type Present } from './InvitationNotices.tsx';
import { InviteForm, type InviteFormProps } from './InviteForm.tsx';

export interface InvitePageProps {
  /** `null` where the link was cut off. */
  readonly token: string | null;
  readonly present: Present | null;
  readonly onStay: () => void;
  readonly onDone: InviteFormProps['onDone'];
  readonly onLogin: () => void;
}

/** Opened by the link of a patient's invitation. */
export const InvitePage = ({ token, ...props }: InvitePageProps) => (
  <InvitationFrame token={token} onLogin={props.onLogin}>
    {(whole) => <Invitation {...props} token={whole} />}
  </InvitationFrame>
);

function Invitation({
  token,
  present,
  onStay,
  onDone,
  onLogin,
}: InvitePageProps & { token: string }) {
  const { answer, failure, retry } = useOnline(validateInviteCall, { body: { token } });
  if (failure) return <NotRead failure={failure} onRetry={retry} />;
  if (!answer) return <Waiting>Abrindo seu convite…</Waiting>;
  if (!answer.isValid)
    return (
      <Closed title="Convite Inválido" onLogin={onLogin}>
        <div>Este convite não é válido ou expirou. Entre em contato com seu psicólogo.</div>
        <div>Se você já criou a sua conta por este convite, é só entrar.</div>
      </Closed>
    );
  return (
    <Beside present={present} onStay={onStay}>
      <InviteForm invite={answer} token={token} onDone={onDone} />
    </Beside>
  );
}

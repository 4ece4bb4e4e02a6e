import { shownAddress } from '../../../pieces/people/shownAddress.ts';
import { useOnline } from '../../../client/online/useOnline.ts';
import { validateMemberInviteCall } from '../../../domain/contract/clinic.ts';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { Beside, Closed, InvitationFrame, NotRead, type Present } from './InvitationNotices.tsx';
import { JoinForm, type JoinFormProps } from './JoinForm.tsx';

export interface JoinPageProps {
  /** `null` where the link was cut off. */
  readonly token: string | null;
  readonly present: Present | null;
  readonly onStay: () => void;
  readonly onDone: JoinFormProps['onDone'];
  readonly onLogin: () => void;
}

/** Opened by the link of a psychologist's invitation to a clinic. */
export const JoinPage = ({ token, ...props }: JoinPageProps) => (
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
}: JoinPageProps & { token: string }) {
  const { answer, failure, retry } = useOnline(validateMemberInviteCall, { body: { token } });
  if (failure) return <NotRead failure={failure} onRetry={retry} />;
  if (!answer) return <Waiting>Abrindo seu convite…</Waiting>;
  if (!answer.isValid)
    return (
      <Closed title="Convite Inválido" onLogin={onLogin}>
        Este convite não é válido ou expirou. Peça outro a quem administra a clínica. Se você já
        criou a sua conta por ele, é só entrar.
      </Closed>
    );
  if (answer.hasAccount)
    return (
      <Closed title="Este email já tem uma conta" onLogin={onLogin}>
        {shownAddress(answer.email ?? '')} já entra no Sereno com outra conta, e cada conta é de um
        só consultório. Peça à clínica um convite para outro email, ou troque o email da conta de
        agora em “Editar Perfil” e abra este link de novo.
      </Closed>
    );
  return (
    <Beside present={present} onStay={onStay}>
      <JoinForm invitation={answer} token={token} onDone={onDone} />
    </Beside>
  );
}

import { useLive } from '../../../client/live/useLive.ts';
import { EdgeAlert } from '../../../ui/states/EdgeAlert.tsx';

/** The account was deactivated: what this device keeps stays in sight, and nothing is sent. */
export function ClosedNotice() {
  const status = useLive('sync.status', {});
  const kept =
    (status?.waiting ?? 0) +
    (status?.drafts ?? 0) +
    (status?.needsPerson ?? 0) +
    (status?.shelved ?? 0);
  return (
    <EdgeAlert severity="warning">
      Sua conta está inativa. Entre em contato com o administrador.
      {kept > 0 &&
        ' O que você escreveu e ainda não foi enviado continua neste aparelho: você pode ver e copiar, e será enviado se a conta for reativada.'}
    </EdgeAlert>
  );
}

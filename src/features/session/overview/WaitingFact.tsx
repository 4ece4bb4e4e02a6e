import { useLive } from '../../../client/live/useLive.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Fact } from '../../../ui/Fact.tsx';

/** Recordings of this session that have not become text yet. */
export function WaitingFact({ appointmentId }: { appointmentId: string }) {
  const recordings = useLive('recordings.list', { appointmentId }) ?? [];
  const count = recordings.length;
  if (count === 0) return null;
  return (
    <Fact term="Gravações">
      {count === 1 ? '1 gravação espera' : `${count} gravações esperam`} neste aparelho.{' '}
      <AppLink
        to="/app/sessoes/$appointmentId"
        params={{ appointmentId }}
        search={{ aba: 'anotacoes' }}
      >
        Abrir
      </AppLink>
    </Fact>
  );
}

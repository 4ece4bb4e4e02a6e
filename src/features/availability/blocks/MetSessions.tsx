import Alert from '@mui/material/Alert';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { QueryArgs } from '../../../data/queries/index.ts';
import { formatDate, formatSpan } from '../../../domain/time/format.ts';
import { polite } from '../../../ui/states/polite.ts';
import { useNow } from '../../../ui/useNow.ts';

type Times = QueryArgs<'sessions.met'>['times'];

const counted = (count: number): string =>
  count === 1 ? 'Uma sessão já marcada cai' : `${count} sessões já marcadas caem`;

/** Says before a pause is saved which sessions it meets: they stay, and the person decides about them. */
export function MetSessions(props: {
  readonly psychologistId: string | null;
  readonly times: Times | null;
}) {
  const { psychologistId, times } = props;
  if (!psychologistId || !times) return null;
  return <Met psychologistId={psychologistId} times={times} />;
}

function Met(props: { psychologistId: string; times: Times }) {
  const now = useNow();
  const zone = useZone();
  const met = useLive('sessions.met', { now, ...props }, { keepPrevious: true });
  if (!met) return null;
  const { count, first } = shownOf(met);
  if (first === null) return null;
  const whose = first.patientName ?? first.title ?? 'Sem paciente';
  return (
    <Alert severity="warning" {...polite}>
      {counted(count)} neste horário
      {isWhole(met) ? '' : ', entre as que já chegaram a este aparelho'}:{' '}
      {count > 1 && 'a primeira é '}
      {whose}, {formatDate(first.startAt, zone)}, {formatSpan(first, zone)}. Salvar não cancela
      {count === 1 ? ' a sessão' : ' as sessões'}.
    </Alert>
  );
}

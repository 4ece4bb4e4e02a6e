import Box from '@mui/material/Box';
import { useLive } from '../../client/live/useLive.ts';
import { useKeptAnswer } from '../../client/online/useKeptAnswer.ts';
import { useOnline } from '../../client/online/useOnline.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { SyncStatus } from '../../data/queries/kit/syncStatus.ts';
import { aiProviderCall } from '../../domain/contract/kit/server.ts';
import { subscriptionCall } from '../../domain/contract/plans.ts';
import { UNLIMITED } from '../../domain/plans/plan.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { polite } from '../../ui/states/polite.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';

/** The device hears of each change while it is connected: what it has then is what there is. */
const isFresh = (status: SyncStatus): boolean => {
  const { connection, session, waiting, activity, firstSync, isSilent, troubleSince } = status;
  return (
    connection === 'online' &&
    !isSilent &&
    troubleSince === null &&
    session === 'valid' &&
    waiting === 0 &&
    firstSync === null &&
    activity !== 'receiving'
  );
};

/** Whether the figures are of now, and whether new notes get read. Neither is said unless it is so. */
export function Freshness() {
  const status = useLive('sync.status', {});
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 0.5 }}
      {...polite}
    >
      {status?.connection === 'online' && status.session === 'valid' && <Reading />}
      {status && <Since status={status} />}
    </Box>
  );
}

function Since({ status }: { status: SyncStatus }) {
  const zone = useZone();
  if (isFresh(status)) return <StatusBadge tone="neutral">Atualizado agora</StatusBadge>;
  if (status.activity === 'receiving')
    return <StatusBadge tone="neutral">Atualizando…</StatusBadge>;
  if (status.lastSyncAt === null) return null;
  return (
    <StatusBadge tone="neutral">Atualizado em {formatMoment(status.lastSyncAt, zone)}</StatusBadge>
  );
}

/** Says who will read a note that is saved now. */
function Reading() {
  const { notesBy, model } = useKeptAnswer(aiProviderCall) ?? {};
  if (model !== undefined)
    return <StatusBadge tone="neutral">Estimativas de {model}, neste servidor</StatusBadge>;
  if (notesBy === 'words') return <StatusBadge tone="neutral">Leitor por palavras</StatusBadge>;
  return notesBy === 'model' && <Quota />;
}

/** The server alone knows what is left of the month's readings. */
function Quota() {
  const { answer, failure } = useOnline(subscriptionCall, {});
  if (answer === undefined || failure !== null) return null;
  const { aiUsageCount, aiUsageLimit } = answer;
  const isLeft = aiUsageLimit === UNLIMITED || aiUsageCount < aiUsageLimit;
  return isLeft ? (
    <StatusBadge tone="success">IA Ativa</StatusBadge>
  ) : (
    <StatusBadge tone="warning">Cota de IA esgotada neste mês</StatusBadge>
  );
}

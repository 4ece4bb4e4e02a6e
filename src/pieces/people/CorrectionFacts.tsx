import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useZone } from '../../client/time/useZone.ts';
import type { CorrectionRow } from '../../data/queries/people/results.ts';
import { answerBy } from '../../domain/corrections/correction.ts';
import { correctionStates, fieldNames } from '../../domain/corrections/labels.ts';
import { formatDate, formatDay } from '../../domain/time/format.ts';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../ui/states/SyncMark.tsx';

/** A patient's wish to have something corrected, and what became of it. */
export function CorrectionFacts({ row: { request, mark } }: { row: CorrectionRow }) {
  const zone = useZone();
  const { label, tone } = correctionStates[request.status];
  const when =
    request.status === 'open'
      ? `Resposta até ${formatDay(answerBy(request, zone))}`
      : request.answeredAt && `Respondido em ${formatDate(request.answeredAt, zone)}`;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {fieldNames[request.field]}
        </Typography>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <SyncMark mark={mark} />
      </Box>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {request.wanted}
      </Typography>
      {request.reason && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          Resposta: {request.reason}
        </Typography>
      )}
      <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
        Pedido em {formatDate(request.createdAt, zone)} · {when}
      </Typography>
    </div>
  );
}

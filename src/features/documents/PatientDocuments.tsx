import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useCommand } from '../../client/commands/useCommand.ts';
import { useLive } from '../../client/live/useLive.ts';
import { useRecordRead } from '../../client/records/useRecordRead.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { InheritedDocument, IssuedRow } from '../../data/queries/people/documents.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import { signedBy } from '../../domain/documents/declaration.ts';
import type { DeliveryOutcome } from '../../domain/documents/issued.ts';
import { kindNames, shelfNames } from '../../domain/documents/record.ts';
import { formatDate, formatMoment } from '../../domain/time/format.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { EntryList } from '../../ui/list/EntryList.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { StatusBadge } from '../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import { ARRIVING, channelName, formatNames, SETTLED } from './texts.ts';

const keyOf = ({ document }: IssuedRow): string => document.id;

/** What can be issued about a patient, and the register of what was. */
export function PatientDocuments({ patientId }: { patientId: string }) {
  const known = useLive('documents.ofPatient', { patientId });
  useRecordRead(patientId, 'documents');
  const entry = useCallback((row: IssuedRow) => <Entry row={row} />, []);
  if (known === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Actions patientId={patientId} />
      <Typography variant="h3" component="h2">
        Documentos emitidos
      </Typography>
      <Paper variant="outlined" sx={{ paddingInline: 2 }}>
        <EntryList
          label="Documentos emitidos"
          rows={shownOf(known).rows}
          keyOf={keyOf}
          entry={entry}
          likely={110}
          isAll={isWhole(known)}
          arriving={ARRIVING}
          empty={
            <EmptyState
              title="Nada foi emitido para este paciente."
              text="O que você emitir fica registrado aqui: o quê, para quem, quando e por quê."
            />
          }
        />
      </Paper>
      <Inherited documents={shownOf(known).inherited} />
    </Stack>
  );
}

/** Shows what earlier psychologists handed out: read only. */
function Inherited({ documents }: { documents: readonly InheritedDocument[] }) {
  const zone = useZone();
  if (documents.length === 0) return null;
  return (
    <>
      <Typography variant="h3" component="h2">
        Emitidos por quem atendia antes
      </Typography>
      <Paper variant="outlined" component="ul" sx={{ paddingInline: 2, margin: 0 }}>
        {documents.map(({ document, author }) => (
          <Box
            key={document.id}
            component="li"
            sx={{ paddingBlock: 1.5, listStyle: 'none', overflowWrap: 'anywhere' }}
          >
            <Typography variant="subtitle2">
              {kindNames[document.kind]} · {formatMoment(document.createdAt, zone)}
            </Typography>
            <Typography variant="body2">
              Para {document.recipient} · por {signedBy(author)}
            </Typography>
            <Typography variant="body2">{document.reason}</Typography>
          </Box>
        ))}
      </Paper>
    </>
  );
}

function Actions({ patientId }: { patientId: string }) {
  const { open } = useDialogs();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" onClick={() => open({ dialogo: 'declaracao', alvo: patientId })}>
        Declaração de comparecimento
      </Button>
      <Button variant="outlined" onClick={() => open({ dialogo: 'prontuario', alvo: patientId })}>
        Cópia do prontuário
      </Button>
    </Stack>
  );
}

const HASH_SHOWN = 12;

function Entry({ row: { document, mark } }: { row: IssuedRow }) {
  const zone = useZone();
  const { kind, shelves, recipient, relation, reason, channel, format, sha256 } = document;
  const what = kind === 'record' ? shelves.map((shelf) => shelfNames[shelf]).join(' e ') : '';
  return (
    <Box
      component="article"
      sx={{ paddingBlock: 1.5, overflowWrap: 'anywhere', borderBottom: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle2">
          {kindNames[kind]}
          {what && `: ${what.toLowerCase()}`}
        </Typography>
        <Typography component="span" variant="body2">
          {formatMoment(document.createdAt, zone)}
        </Typography>
        <Outcome document={document} />
        <SyncMark mark={mark} />
      </Stack>
      <Typography variant="body2">
        Para {recipient}
        {relation && ` (${relation})`} · {channelName(channel).toLowerCase()} ·{' '}
        {formatNames[format]}
      </Typography>
      <Typography variant="body2">{reason}</Typography>
      <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }} title={sha256}>
        Código SHA-256: {sha256.slice(0, HASH_SHOWN)}…
      </Typography>
      <Settling row={{ document, mark }} />
    </Box>
  );
}

function Outcome({ document: { outcome, settledAt } }: Pick<IssuedRow, 'document'>) {
  const zone = useZone();
  if (outcome === null) return null;
  const when = settledAt ? ` em ${formatDate(settledAt, zone)}` : '';
  return outcome === 'received' ? (
    <StatusBadge tone="success">Recebido{when}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Não foi entregue</StatusBadge>
  );
}

function Settling({ row: { document } }: { row: IssuedRow }) {
  const { id, outcome, recipient } = document;
  return (
    <Stack direction="row" className="no-print" sx={{ marginInlineStart: -1, flexWrap: 'wrap' }}>
      {outcome !== 'received' && (
        <Settle id={id} outcome="received" label={`Foi recebido: ${recipient}`}>
          Foi recebido
        </Settle>
      )}
      {outcome !== 'not_delivered' && (
        <Settle id={id} outcome="not_delivered" label={`Não foi entregue: ${recipient}`}>
          Não foi entregue
        </Settle>
      )}
    </Stack>
  );
}

function Settle(props: { id: string; outcome: DeliveryOutcome; label: string; children: string }) {
  const { id, outcome } = props;
  const { run } = useCommand('issuedDocument.settle', SETTLED[outcome], { saysFailure: true });
  return (
    <Button size="small" aria-label={props.label} onClick={() => void run({ id, outcome })}>
      {props.children}
    </Button>
  );
}

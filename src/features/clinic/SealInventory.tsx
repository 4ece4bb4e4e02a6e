import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useZone } from '../../client/time/useZone.ts';
import { sealedKindWords } from '../../domain/clinic/seal.ts';
import type { SealAnswer } from '../../domain/contract/clinic.ts';
import { formatDate, formatDay, formatMoment } from '../../domain/time/format.ts';
import { count } from './words.ts';

const DAY_LENGTH = 10;

/** What was sealed as the council asks for it, to be printed and signed: kinds and days, and no text. */
export function SealInventory({ seal, onClose }: { seal: SealAnswer; onClose: () => void }) {
  const zone = useZone();
  const day = (at: string) => (at.length === DAY_LENGTH ? formatDay(at) : formatDate(at, zone));
  const crp = seal.psychologistCrp ? `, CRP ${seal.psychologistCrp}` : '';
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <Stack direction="row" className="no-print" sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          Voltar
        </Button>
        <Button variant="contained" onClick={() => window.print()}>
          Imprimir
        </Button>
      </Stack>
      <Typography variant="h2">Auto de lacração</Typography>
      <Typography>
        Em {formatMoment(seal.sealedAt, zone)} foi lacrado o prontuário de {seal.patientName},
        atendido por {seal.psychologistName}
        {crp}, com {count(seal.items.length, 'item', 'itens')}. Ninguém o lê até que seja passado a
        um psicólogo sucessor (Código de Ética Profissional do Psicólogo, art. 15). Guarda até{' '}
        {formatDate(seal.keepUntil, zone)}.
      </Typography>
      {seal.openedAt && (
        <Typography>
          Aberto em {formatMoment(seal.openedAt, zone)}
          {seal.openedForName && ` e passado a ${seal.openedForName}`}.
        </Typography>
      )}
      <Table size="small" aria-label="Itens lacrados">
        <TableHead>
          <TableRow>
            <TableCell>Tipo</TableCell>
            <TableCell align="right">Data</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {seal.items.map(({ kind, at }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two of a kind and day are told apart by nothing else
            <TableRow key={index}>
              <TableCell>{sealedKindWords[kind]}</TableCell>
              <TableCell align="right" className="num">
                {day(at)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography sx={{ marginTop: 4 }}>
        Responsável: ______________________________ &nbsp; Testemunha:
        ______________________________
      </Typography>
    </Stack>
  );
}

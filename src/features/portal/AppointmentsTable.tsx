import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { formatDate, formatSpan } from '../../domain/time/format.ts';
import { SessionStatus } from '../../pieces/sessions/SessionStatus.tsx';
import { RowMenu } from './RowMenu.tsx';

export interface AppointmentsProps {
  readonly rows: readonly AppointmentRow[];
  readonly now: string;
  readonly zone: string;
  readonly onCancel: (row: AppointmentRow) => void;
}

export function AppointmentsTable({ rows, now, zone, onCancel }: AppointmentsProps) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Data</TableCell>
            <TableCell>Horário</TableCell>
            <TableCell>Psicólogo</TableCell>
            <TableCell>Status</TableCell>
            <TableCell align="right">Ações</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell>{formatDate(row.startAt, zone)}</TableCell>
              <TableCell>{formatSpan(row, zone)}</TableCell>
              <TableCell>{row.psychologistName}</TableCell>
              <TableCell>
                <SessionStatus session={row} />
              </TableCell>
              <TableCell align="right">
                <RowMenu row={row} now={now} zone={zone} onCancel={onCancel} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

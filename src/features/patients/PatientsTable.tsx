import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { PatientRow } from '../../data/queries/results.ts';
import { PatientLink } from './PatientLink.tsx';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import { ActiveBadge } from './ActiveBadge.tsx';
import { PatientActions } from './PatientActions.tsx';
import type { PatientsFilter } from './search.ts';
import { usePatientAt } from './usePatientAt.ts';

const ROW_HEIGHT = 64;
const COLUMNS = ['Paciente', 'Contato', 'CPF', 'Status', 'Ações'] as const;

interface Props {
  readonly count: number;
  readonly filter: PatientsFilter;
  readonly onToggleStatus: (patient: PatientRow) => void;
}

/** A table of any length: only the rows in sight are drawn, between two empty ones that stand for the rest. */
export function PatientsTable({ count, filter, onToggleStatus }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const rect = body.current?.getBoundingClientRect();
    if (rect) setTop(rect.top + window.scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoised component
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    scrollMargin: top,
  });
  const items = rows.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = rows.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <Table aria-label="Pacientes" aria-rowcount={count + 1} style={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableCell key={column} style={{ width: WIDTHS[column] }}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody ref={body}>
        <Spacer height={before} />
        {items.map(({ index }) => (
          <Row key={index} index={index} filter={filter} onToggleStatus={onToggleStatus} />
        ))}
        <Spacer height={after} />
      </TableBody>
    </Table>
  );
}

const WIDTHS = {
  Paciente: '30%',
  Contato: '30%',
  CPF: '17%',
  Status: '13%',
  Ações: '10%',
} as const satisfies Record<(typeof COLUMNS)[number], string>;

const Spacer = ({ height }: { height: number }) =>
  height > 0 ? <tr aria-hidden style={{ height }} /> : null;

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Row = memo(function Row(props: {
  index: number;
  filter: PatientsFilter;
  onToggleStatus: Props['onToggleStatus'];
}) {
  const patient = usePatientAt(props.index, props.filter);
  return (
    <TableRow hover aria-rowindex={props.index + 2} style={{ height: ROW_HEIGHT }}>
      {patient ? (
        <Cells patient={patient} onToggleStatus={props.onToggleStatus} />
      ) : (
        <TableCell colSpan={COLUMNS.length} />
      )}
    </TableRow>
  );
});

function Cells({
  patient,
  onToggleStatus,
}: {
  patient: PatientRow;
  onToggleStatus: Props['onToggleStatus'];
}) {
  return (
    <>
      <TableCell style={ellipsis}>
        <PatientLink patient={patient} />
        <SyncMark mark={patient.mark} />
      </TableCell>
      <TableCell>
        <div style={ellipsis}>{patient.email}</div>
        <div style={ellipsis}>{patient.phone}</div>
      </TableCell>
      <TableCell>{patient.cpf ?? '—'}</TableCell>
      <TableCell>
        <ActiveBadge isActive={patient.isActive} />
      </TableCell>
      <TableCell>
        {patient.repair === null && (
          <PatientActions patient={patient} onToggleStatus={onToggleStatus} />
        )}
      </TableCell>
    </>
  );
}

import Button from '@mui/material/Button';
import { linkOptions } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSame } from '../../client/live/useSame.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { PatientFinances } from '../../domain/reports/patients.ts';
import { formatDate } from '../../domain/time/format.ts';
import { formatMoney } from '../../pieces/money/format.ts';
import type { Column } from '../../ui/list/columns.ts';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { sessionsWords } from './words.ts';

/** Before anybody asks for more. */
const FIRST = 10;

/** Who brought most comes first; all of them can be put in another order. */
export function TopPatients({ patients }: { patients: readonly PatientFinances[] }) {
  const zone = useZone();
  const [withAll, setWithAll] = useState(false);
  const hasMore = patients.length > FIRST;
  const rows = useSame(withAll ? patients : patients.slice(0, FIRST));
  return (
    <>
      <RecordList
        label="Principais pacientes"
        rows={rows}
        isAll
        arriving=""
        empty="Nenhum paciente neste período."
        columns={useMemo(() => columnsIn(zone), [zone])}
        keyOf={keyOf}
        link={toPatient}
        fixed={hasMore && !withAll}
      />
      {hasMore && (
        <Button className="no-print" sx={{ marginTop: 0.5 }} onClick={() => setWithAll(!withAll)}>
          {withAll ? `Ver os ${FIRST} primeiros` : `Ver todos os ${patients.length}`}
        </Button>
      )}
    </>
  );
}

const keyOf = ({ patientId }: PatientFinances): string => patientId;
const toPatient = ({ patientId }: PatientFinances) =>
  linkOptions({ to: '/app/pacientes/$patientId', params: { patientId } });

export const patientWords = ({ patientName }: Pick<PatientFinances, 'patientName'>): string =>
  patientName ?? 'Paciente';

const columnsIn = (zone: string): readonly Column<PatientFinances>[] => [
  { name: 'paciente', label: 'Paciente', cell: patientWords, sortBy: patientWords },
  {
    name: 'sessoes',
    label: 'Sessões',
    width: '8rem',
    numeric: true,
    phone: 'second',
    cell: ({ totalSessions }) => sessionsWords(totalSessions),
    sortBy: ({ totalSessions }) => totalSessions,
  },
  {
    name: 'pago',
    label: 'Total pago',
    width: '9rem',
    numeric: true,
    phone: 'end',
    cell: ({ totalPaid }) => formatMoney(totalPaid),
    sortBy: ({ totalPaid }) => totalPaid,
  },
  {
    name: 'media',
    label: 'Valor médio',
    width: '9rem',
    numeric: true,
    cell: ({ averageValue }) => formatMoney(averageValue),
    sortBy: ({ averageValue }) => averageValue,
  },
  {
    name: 'ultimo',
    label: 'Último pagamento',
    width: '11rem',
    phone: 'second',
    cell: ({ lastPayment }) => lastPayment && formatDate(lastPayment, zone),
    sortBy: ({ lastPayment }) => lastPayment ?? '',
  },
];

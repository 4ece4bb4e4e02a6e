import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import type { PatientRow } from '../../data/queries/results.ts';
import { SyncMark } from '../../ui/states/SyncMark.tsx';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { ActiveBadge } from './ActiveBadge.tsx';
import { PatientLink } from './PatientLink.tsx';
import { PatientActions } from './PatientActions.tsx';
import type { PatientsFilter } from './search.ts';
import { usePatientAt } from './usePatientAt.ts';

interface Props {
  readonly count: number;
  readonly filter: PatientsFilter;
  readonly onToggleStatus: (patient: PatientRow) => void;
}

const CARD_HEIGHT = 144;

/** The list on a phone. */
export function PatientCards({ count, filter, onToggleStatus }: Props) {
  const indexes = useMemo(() => Array.from({ length: count }, (_, index) => index), [count]);
  return (
    <VirtualList
      label="Pacientes"
      items={indexes}
      keyOf={String}
      estimate={CARD_HEIGHT}
      render={(index) => <Card index={index} filter={filter} onToggleStatus={onToggleStatus} />}
    />
  );
}

const Frame = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  minHeight: CARD_HEIGHT - 8,
  marginBottom: theme.spacing(1),
  padding: theme.spacing(1.5, 0.5, 1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& a': { color: theme.vars.palette.primary.main, fontWeight: 600, textDecoration: 'none' },
  '& p': {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
}));

const Card = memo(function Card({
  index,
  filter,
  onToggleStatus,
}: Omit<Props, 'count'> & { index: number }) {
  const patient = usePatientAt(index, filter);
  if (!patient) return <Frame />;
  return (
    <Frame>
      <div>
        <PatientLink patient={patient} />
        <SyncMark mark={patient.mark} />
        <p>{patient.email}</p>
        {patient.phone && <p className="num">{patient.phone}</p>}
        {patient.cpf && <p className="num">CPF {patient.cpf}</p>}
        <ActiveBadge isActive={patient.isActive} />
      </div>
      {patient.repair === null && (
        <PatientActions patient={patient} onToggleStatus={onToggleStatus} />
      )}
    </Frame>
  );
});

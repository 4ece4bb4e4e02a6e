import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import { appointmentStatuses } from '../../domain/appointments/appointment.ts';
import { statusLabels } from '../../domain/appointments/labels.ts';
import type { Filters } from './filters.ts';

const DayField = lazy(() =>
  import('../../ui/DayField.tsx').then((module) => ({ default: module.DayField })),
);

export function FilterBar(props: {
  readonly filters: Filters;
  readonly onChange: (changes: Filters) => void;
  readonly onClear: () => void;
}) {
  const { filters, onChange } = props;
  const text = (name: 'psicologo' | 'busca', label: string) => (
    <TextField
      label={label}
      value={filters[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value || undefined })}
    />
  );
  return (
    <Box
      component="search"
      sx={{
        display: 'grid',
        gap: 2,
        marginBottom: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr) auto' },
      }}
    >
      <TextField
        select
        label="Status"
        value={filters.status ?? 'all'}
        onChange={({ target }) => {
          const status = appointmentStatuses.find((known) => known === target.value);
          onChange({ status });
        }}
      >
        <MenuItem value="all">Todos</MenuItem>
        {appointmentStatuses.map((status) => (
          <MenuItem key={status} value={status}>
            {statusLabels[status].label}
          </MenuItem>
        ))}
      </TextField>
      <Suspense fallback={<Skeleton variant="rounded" height={44} />}>
        <DayField
          label="Data"
          value={filters.data ?? null}
          onChange={(day) => onChange({ data: day ?? undefined })}
        />
      </Suspense>
      {text('psicologo', 'Psicólogo')}
      {text('busca', 'Buscar')}
      {Object.keys(filters).length > 0 && <Button onClick={props.onClear}>Limpar filtros</Button>}
    </Box>
  );
}

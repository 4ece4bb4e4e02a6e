import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PatientList } from '../../data/queries/results.ts';
import { NotYet } from '../../ui/states/Arriving.tsx';

const number = new Intl.NumberFormat('pt-BR');

function StatCard({ label, value }: { label: string; value: number | undefined }) {
  return (
    <Paper
      variant="outlined"
      sx={{ flex: '1 1 0', minWidth: 0, paddingInline: { xs: 1.5, sm: 2 }, paddingBlock: 1.5 }}
    >
      <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="h1" component="dd" className="num" sx={{ margin: 0 }}>
        {value === undefined ? <NotYet /> : number.format(value)}
      </Typography>
    </Paper>
  );
}

/** @param counts `null` while not all patients are here */
export function StatsCards({ counts }: { counts: PatientList['counts'] | null }) {
  return (
    <Stack component="dl" direction="row" spacing={{ xs: 1, sm: 2 }} sx={{ margin: 0 }}>
      <StatCard label="Total" value={counts?.total} />
      <StatCard label="Ativos" value={counts?.active} />
      <StatCard label="Inativos" value={counts?.inactive} />
    </Stack>
  );
}

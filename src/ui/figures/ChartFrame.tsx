import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, Suspense, useId, useState } from 'react';
import { CHART_HEIGHT, type ChartProps } from './chart.ts';

const Chart = lazy(() => import('./Chart.tsx'));

/**
 * A chart with its title, loaded when it is first drawn; and the same numbers as a table: always for who does not see it and
 * for print, and beside it for whoever asks.
 */
export function ChartFrame({ title, ...chart }: ChartProps & { readonly title: string }) {
  const id = useId();
  const [withNumbers, setWithNumbers] = useState(false);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ padding: 2, breakInside: 'avoid' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBottom: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Button
          size="small"
          className="no-print"
          sx={{ whiteSpace: 'nowrap' }}
          aria-expanded={withNumbers}
          aria-controls={`${id}-numbers`}
          aria-label={`${withNumbers ? 'Ocultar' : 'Ver'} os números: ${title}`}
          onClick={() => setWithNumbers(!withNumbers)}
        >
          {withNumbers ? 'Ocultar números' : 'Ver números'}
        </Button>
      </Box>
      <Box aria-hidden className="no-print" sx={{ height: CHART_HEIGHT }}>
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <Chart {...chart} />
        </Suspense>
      </Box>
      <Box
        id={`${id}-numbers`}
        sx={
          withNumbers ? TABLE : { ...TABLE, ...visuallyHidden, '@media print': { all: 'revert' } }
        }
      >
        <Numbers {...chart} />
      </Box>
    </Paper>
  );
}

const TABLE = {
  maxHeight: 320,
  overflow: 'auto',
  marginTop: 1,
  '@media print': { maxHeight: 'none' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': { fontWeight: 400, textAlign: 'start' },
  '& td, & th': { paddingBlock: 0.5, borderBottom: 1, borderColor: 'divider' },
  '& td, & thead th:last-of-type': { textAlign: 'end' },
} as const;

const Numbers = ({ points, measure, format }: ChartProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">{measure}</th>
      </tr>
    </thead>
    <tbody>
      {points.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td className="num">{value === null ? '—' : format(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

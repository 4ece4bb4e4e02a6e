import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, Suspense, useId } from 'react';
import { CHART_HEIGHT, type ChartProps } from './chart.ts';

const Chart = lazy(() => import('./Chart.tsx'));

/**
 * A chart with its title, loaded when it is first drawn; and the same numbers as a table, for who does not see it and for
 * print.
 */
export function ChartFrame({ title, ...chart }: ChartProps & { readonly title: string }) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ padding: 2, breakInside: 'avoid' }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      <Box aria-hidden className="no-print" sx={{ height: CHART_HEIGHT }}>
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <Chart {...chart} />
        </Suspense>
      </Box>
      <Box sx={{ ...visuallyHidden, '@media print': { all: 'revert' } }}>
        <Numbers {...chart} />
      </Box>
    </Paper>
  );
}

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
          <td className="num">{format(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, memo, Suspense, useCallback, useId, useState } from 'react';
import { CHART_HEIGHT, type ChartProps } from './chart.ts';

const Chart = lazy(() => import('./Chart.tsx'));

/**
 * A chart with its title, loaded when it is first drawn; and the same numbers as a table: always for who does not see it and
 * for print, and beside it for whoever asks.
 */
export const ChartFrame = memo(function ChartFrame(props: ChartProps & { readonly title: string }) {
  const { title, ...chart } = props;
  const id = useId();
  const [withNumbers, setWithNumbers] = useState(false);
  const turn = useCallback(() => setWithNumbers((former) => !former), []);
  return (
    <Frame aria-labelledby={id}>
      <Head id={id} title={title} withNumbers={withNumbers} onTurn={turn} />
      <div aria-hidden className="no-print" style={{ height: CHART_HEIGHT }}>
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <Chart {...chart} />
        </Suspense>
      </div>
      <div id={`${id}-numbers`} className={withNumbers ? 'numbers' : 'numbers hidden'}>
        <Numbers {...chart} />
      </div>
    </Frame>
  );
});

const Head = memo(function Head(props: {
  id: string;
  title: string;
  withNumbers: boolean;
  onTurn: () => void;
}) {
  const { id, title, withNumbers } = props;
  return (
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
        onClick={props.onTurn}
      >
        {withNumbers ? 'Ocultar números' : 'Ver números'}
      </Button>
    </Box>
  );
});

/** An outlined card and its table in plain elements: both are drawn again with each other period. */
const Frame = styled('section')(
  memoTheme(({ theme }) => {
    const line = `1px solid ${theme.vars.palette.divider}`;
    return {
      padding: theme.spacing(2),
      border: line,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.primary,
      breakInside: 'avoid',
      '& > .numbers': {
        maxHeight: 320,
        overflow: 'auto',
        marginTop: theme.spacing(1),
        '& table': { width: '100%', borderCollapse: 'collapse' },
        '& th': { fontWeight: 400, textAlign: 'start' },
        '& td, & th': { paddingBlock: theme.spacing(0.5), borderBottom: line },
        '& td, & thead th:last-of-type': { textAlign: 'end' },
        '@media print': { maxHeight: 'none' },
      },
      '& > .numbers.hidden': { ...visuallyHidden, '@media print': { all: 'revert' } },
    };
  }),
);

const Numbers = ({ points, measure, format }: ChartProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">{measure}</th>
      </tr>
    </thead>
    <tbody>
      {points.map(({ label, value, detail }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td className="num">
            {value === null ? '—' : [format(value), ...(detail ? [detail] : [])].join(' · ')}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

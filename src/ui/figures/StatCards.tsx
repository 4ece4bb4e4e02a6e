import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NotYet } from '../states/Arriving.tsx';

export interface Stat {
  readonly label: string;
  /** `undefined` while nobody knows it yet. */
  readonly value: ReactNode | undefined;
  /** Under the figure. */
  readonly detail?: ReactNode;
  /** Has a row of its own on a phone, and twice the room on a desktop: for words in place of a figure. */
  readonly wide?: boolean;
}

const figures = new Intl.NumberFormat('pt-BR');

const shown = (value: ReactNode): ReactNode =>
  typeof value === 'number' ? figures.format(value) : value;

/** A few figures side by side. Numbers are written as in Brazil; what has a unit comes as words. */
export const StatCards = ({
  stats,
  phone = Math.min(3, stats.length),
  desktop,
}: {
  readonly stats: readonly Stat[];
  /** How many stand side by side; all of them on a desktop unless told. */
  readonly phone?: number;
  readonly desktop?: number;
}) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gap: { xs: 1, sm: 2 },
      margin: 0,
      gridTemplateColumns: {
        xs: columns(phone),
        md: desktop ? columns(desktop) : stats.map(({ wide }) => (wide ? '2fr' : '1fr')).join(' '),
      },
    }}
  >
    {stats.map((stat) => (
      <StatCard key={stat.label} {...stat} />
    ))}
  </Box>
);

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

const StatCard = ({ label, value, detail, wide }: Stat) => (
  <Paper
    variant="outlined"
    sx={{
      paddingInline: { xs: 1.5, sm: 2 },
      paddingBlock: { xs: 0.75, sm: 1.25 },
      breakInside: 'avoid',
      gridColumn: wide ? { xs: '1 / -1', md: 'auto' } : undefined,
    }}
  >
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="dd" variant="h2" className="num" sx={{ margin: 0 }}>
      {value === undefined ? <NotYet /> : shown(value)}
    </Typography>
    {detail && (
      <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
        {detail}
      </Typography>
    )}
  </Paper>
);

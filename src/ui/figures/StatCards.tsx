import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { type CSSProperties, memo, type ReactNode } from 'react';
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

/** Outlined cards, in plain elements: figures change with each filter, and each of MUI's works out its styles by itself. */
const Cards = styled('dl')(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars;
    return {
      display: 'grid',
      gap: theme.spacing(1),
      margin: 0,
      gridTemplateColumns: 'var(--phone)',
      '& > div': {
        padding: theme.spacing(0.75, 1.5),
        border: `1px solid ${palette.divider}`,
        borderRadius: theme.shape.borderRadius,
        backgroundColor: palette.background.paper,
        breakInside: 'avoid',
      },
      '& > .wide': { gridColumn: '1 / -1' },
      '& dt': { ...theme.typography.body2, color: palette.text.secondary },
      '& dd': { ...theme.typography.body2, margin: 0 },
      '& > div > .num': theme.typography.h2,
      [theme.breakpoints.up('sm')]: {
        gap: theme.spacing(2),
        '& > div': { padding: theme.spacing(1.25, 2) },
      },
      [theme.breakpoints.up('md')]: {
        gridTemplateColumns: 'var(--desktop)',
        '& > .wide': { gridColumn: 'auto' },
      },
    };
  }),
);

/** A few figures side by side. Numbers are written as in Brazil; what has a unit comes as words. */
export const StatCards = ({
  stats,
  phone = Math.min(3, stats.filter(({ wide }) => !wide).length),
  desktop,
}: {
  readonly stats: readonly Stat[];
  /** How many stand side by side; all of them unless told, wide ones apart and three on a phone. */
  readonly phone?: number;
  readonly desktop?: number;
}) => {
  const all = stats.map(({ wide }) => (wide ? '2fr' : '1fr')).join(' ');
  const room = { '--phone': columns(phone), '--desktop': desktop ? columns(desktop) : all };
  return (
    <Cards style={room as CSSProperties}>
      {stats.map((stat) => (
        <StatCard key={stat.label} {...stat} />
      ))}
    </Cards>
  );
};

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

const StatCard = memo(function StatCard({ label, value, detail, wide }: Stat) {
  return (
    <div className={wide ? 'wide' : ''}>
      <dt>{label}</dt>
      <dd className="num">{value === undefined ? <NotYet /> : shown(value)}</dd>
      {detail && <dd>{detail}</dd>}
    </div>
  );
});

import Typography from '@mui/material/Typography';
import type { Column } from '../../../ui/list/columns.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import type { Judged } from './judge.ts';

const CUT = 120;

/** A cell may hold a book. */
const cut = (text: string): string => (text.length > CUT ? `${text.slice(0, CUT)}…` : text);

const STATES = {
  ready: { label: 'Pronta', tone: 'success' },
  faulty: { label: 'Corrigir', tone: 'warning' },
  known: { label: 'Já cadastrado', tone: 'neutral' },
  repeated: { label: 'Repetida', tone: 'neutral' },
} as const;

/** What becomes of a line, and why. */
function State({ judged: { verdict, reasons } }: { judged: Judged }) {
  const { label, tone } = STATES[verdict];
  const why = cut(reasons.join(' '));
  return (
    <span title={why}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {why && (
        <Typography component="span" variant="body2" sx={{ marginInlineStart: 1 }}>
          {why}
        </Typography>
      )}
    </span>
  );
}

export const LINE_COLUMNS: readonly Column<Judged>[] = [
  {
    name: 'linha',
    label: 'Linha',
    width: '4.5rem',
    numeric: true,
    phone: 'end',
    cell: ({ line }) => line,
  },
  {
    name: 'nome',
    label: 'Nome',
    width: '20%',
    names: true,
    cell: ({ form }) => cut(form.name) || '(sem nome)',
  },
  { name: 'email', label: 'Email', width: '20%', cell: ({ form }) => cut(form.email) || '—' },
  {
    name: 'telefone',
    label: 'Telefone',
    width: '8.75rem',
    cell: ({ form }) => cut(form.phone) || '—',
  },
  {
    name: 'situacao',
    label: 'Situação',
    phone: 'second',
    cell: (judged) => <State judged={judged} />,
  },
];

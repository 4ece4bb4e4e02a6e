import Typography from '@mui/material/Typography';
import type { Column } from '../../../../ui/list/columns.ts';
import { StatusBadge } from '../../../../ui/states/StatusBadge.tsx';
import { cut } from '../cut.ts';
import type { ImportField } from '../importFields.ts';
import type { Judged } from '../judge.ts';
import { storedFacts, storedText } from '../stored.ts';

const CELL_MAX = 120;

const STATES = {
  ready: { label: 'Pronta', tone: 'success' },
  faulty: { label: 'Corrigir', tone: 'warning' },
  known: { label: 'Já cadastrado', tone: 'neutral' },
  repeated: { label: 'Repetida', tone: 'neutral' },
} as const;

/** Says if a line is imported, and why not. */
function State({ judged: { verdict, reasons, notes } }: { judged: Judged }) {
  const { label, tone } = STATES[verdict];
  const why = cut([...reasons, ...notes].join(' '), CELL_MAX);
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

/** A text that may be cut by its column is whole in its title. */
const whole = (text: string) =>
  text === '' ? '' : <span title={text}>{cut(text, CELL_MAX)}</span>;

type LineColumn = Column<Judged>;

const LINE: LineColumn = {
  name: 'linha',
  label: 'Linha',
  width: '4.5rem',
  numeric: true,
  phone: 'end',
  cell: ({ line }) => line,
};

const NAME: LineColumn = {
  name: 'nome',
  label: 'Nome',
  names: true,
  cell: ({ form }) => cut(form.name, CELL_MAX) || '(sem nome)',
};

const STATE: LineColumn = {
  name: 'situacao',
  label: 'Situação',
  phone: 'second',
  cell: (judged) => <State judged={judged} />,
};

/** Those with a column of their own; the others share one. */
const OWN: readonly {
  readonly field: ImportField;
  readonly label: string;
  readonly width?: string;
  readonly phone?: 'second';
}[] = [
  { field: 'email', label: 'Email' },
  { field: 'phone', label: 'Telefone', width: '9.5rem' },
  { field: 'birthDate', label: 'Nascimento', width: '13.5rem', phone: 'second' },
  { field: 'address', label: 'Endereço', phone: 'second' },
];

const ownColumn = ({ field, label, width, phone }: (typeof OWN)[number]): LineColumn => ({
  name: field,
  label,
  ...(width !== undefined && { width }),
  ...(phone !== undefined && { phone }),
  cell: ({ form }) => whole(storedText(form, field)),
});

/** Returns the columns for what any line has to store. */
export function lineColumns(inUse: readonly ImportField[]): readonly LineColumn[] {
  const own = OWN.filter(({ field }) => inUse.includes(field));
  const rest = inUse.filter(
    (field) => field !== 'name' && own.every((each) => each.field !== field),
  );
  const others: LineColumn = {
    name: 'outros',
    label: 'Outros dados',
    cell: ({ form }) =>
      whole(
        storedFacts(form, rest)
          .map((fact) => fact.join(': '))
          .join(' · '),
      ),
  };
  return [LINE, NAME, STATE, ...own.map(ownColumn), ...(rest.length > 0 ? [others] : [])];
}

import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import SearchIcon from '@mui/icons-material/Search';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { useBeside } from '../page/beside.ts';

const DayField = lazy(() =>
  import('../DayField.tsx').then((module) => ({ default: module.DayField })),
);

/** With what clears it: it comes and goes with the filters, and one of MUI's buttons works out its styles by itself. */
const Bar = styled('search')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    columnGap: theme.spacing(2),
    rowGap: theme.spacing(1),
    alignItems: 'center',
    gridTemplateColumns: '1fr 1fr',
    [theme.breakpoints.up('md')]: {
      rowGap: theme.spacing(2),
      gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    },
    // Beside a record there is room for one column.
    '&.beside': { rowGap: 0, gridTemplateColumns: '1fr', '& > *': { gridColumn: '1 !important' } },
    '& > .clear': {
      ...theme.typography.button,
      margin: 0,
      padding: theme.spacing(0.75, 2),
      minHeight: 38,
      border: 0,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: 'transparent',
      color: theme.vars.palette.primary.main,
      cursor: 'pointer',
      '@media (hover: hover)': {
        '&:hover': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 4%, transparent)`,
        },
      },
      '@media (max-width: 639px), (pointer: coarse)': { minHeight: 44 },
    },
  })),
);

/** What narrows a list. Its state is the address's: see `useAddress`. */
export function FilterBar(props: {
  readonly children: ReactNode;
  /** `null` while nothing is narrowed. */
  readonly onClear?: (() => void) | null;
}) {
  const isBeside = useBeside() !== null;
  return (
    <Bar className={isBeside ? 'no-print beside' : 'no-print'}>
      {props.children}
      {props.onClear && (
        <button type="button" className="clear" onClick={props.onClear}>
          Limpar filtros
        </button>
      )}
    </Bar>
  );
}

interface FilterProps<V> {
  readonly label: string;
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
}

/** Searches as one types. */
export function SearchFilter(
  props: FilterProps<string> & {
    readonly placeholder?: string;
    /** The list's main one: has a row of its own on a phone. */
    readonly wide?: boolean;
  },
) {
  const { value = '', onChange } = props;
  const [typed, setTyped] = useState(value);
  // A navigation (back, a link) changes the address without typing; then the field follows it.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    onChange(text.trim() || undefined);
  };
  return (
    <TextField
      type="search"
      label={props.label}
      {...(props.placeholder ? { placeholder: props.placeholder } : {})}
      value={typed}
      onChange={(event) => type(event.target.value)}
      sx={{ gridColumn: props.wide ? { xs: '1 / -1', md: 'span 2' } : 'auto' }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
        htmlInput: { maxLength: 100, enterKeyHint: 'search' },
      }}
    />
  );
}

interface Option<V extends string> {
  readonly id: V;
  readonly name: string;
}

/** One of a few: the browser's own list, which opens as the device's lists do, and is drawn at once. */
export const OneOf = <V extends string>(props: {
  readonly label: string;
  readonly options: readonly Option<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}) => (
  <TextField
    select
    label={props.label}
    value={props.value}
    onChange={({ target }) => props.onChange(target.value as V)}
    slotProps={NATIVE}
  >
    {props.options.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </TextField>
);

const NATIVE = { select: { native: true } } as const;

const ALL = { id: 'all', name: 'Todos' } as const;

/** One of a few, or all of them. */
export function ChoiceFilter<V extends string>(
  props: FilterProps<V> & { readonly options: readonly Option<V>[] },
) {
  const { options, onChange } = props;
  return (
    <OneOf<V | typeof ALL.id>
      label={props.label}
      value={props.value ?? ALL.id}
      options={[ALL, ...options]}
      onChange={(chosen) => onChange(options.find(({ id }) => id === chosen)?.id)}
    />
  );
}

/** One day, `yyyy-MM-dd`. */
export const DayFilter = ({ label, value, onChange }: FilterProps<string>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={44} />}>
    <DayField label={label} value={value ?? null} onChange={(day) => onChange(day ?? undefined)} />
  </Suspense>
);

/** Yes or no. */
export const CheckFilter = memo(function CheckFilter(props: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <FormControlLabel
      label={props.label}
      sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}
      control={
        <Checkbox
          checked={props.checked}
          onChange={(event) => props.onChange(event.target.checked)}
        />
      }
    />
  );
});

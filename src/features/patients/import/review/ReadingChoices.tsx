import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useToday } from '../../../../client/time/useToday.ts';
import { useAct } from '../../../../ui/forms/useAct.ts';
import type { DayOrder } from '../days.ts';
import type { Charset } from '../file/charsets.ts';
import type { Wanted } from '../file/readTable.ts';
import type { ImportState } from '../importState.ts';
import {
  accentExample,
  CHARSETS,
  DAY_ORDERS,
  dateReading,
  DELIMITERS,
  delimiterExample,
  fileWords,
} from '../readingWords.ts';

interface Props {
  readonly state: ImportState;
  readonly onChange: (state: ImportState) => void;
  /** `null` where the file is not at hand any more. */
  readonly onRead: ((wanted: Wanted) => Promise<void>) | null;
}

const UNREADABLE = 'Assim este arquivo não pode ser lido. Escolha de novo como estava.';
const GONE = 'Para ler o arquivo de outro modo, traga-o de novo.';

/** How the file was read, each with an example from it, to be changed where it is wrong. */
export function ReadingChoices({ state, onChange, onRead }: Props) {
  const { reading } = state;
  const { run, failure } = useAct(
    async (wanted: Wanted) => onRead?.({ ...wantedOf(state), ...wanted }),
    () => UNREADABLE,
  );
  const dates = dateReading(state, Number(useToday().slice(0, 4)));
  const setOrder = (dayOrder: DayOrder) => onChange({ ...state, dayOrder });
  // Not while it is read: a field that is switched off loses the focus.
  const isFixed = onRead === null;
  return (
    <section aria-label="Como o arquivo foi lido">
      {reading && <Typography sx={{ marginBottom: 1.5 }}>{fileWords(state)}</Typography>}
      <Grid container spacing={2}>
        <TextChoices state={state} isFixed={isFixed} onRead={run} />
        <SheetChoice state={state} isFixed={isFixed} onRead={run} />
        {dates && (
          <Choice
            label="Ordem das datas"
            value={dates.order}
            options={DAY_ORDERS}
            hint={`Ex.: ${dates.example}`}
            isFixed={false}
            onChoose={(order) => setOrder(order as DayOrder)}
          />
        )}
      </Grid>
      {dates?.isOpen && (
        <OrderQuestion example={dates.example} onSettle={() => setOrder(dates.order)} />
      )}
      {reading && onRead === null && state.imported === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
          {GONE}
        </Typography>
      )}
      {failure && (
        <Alert severity="error" sx={{ marginTop: 2 }}>
          {failure}
        </Alert>
      )}
    </section>
  );
}

/** Returns how the file is read now, so that one choice keeps the others. */
const wantedOf = ({ reading }: ImportState): Wanted => ({
  ...(reading?.charset && { charset: reading.charset }),
  ...(reading?.delimiter && { delimiter: reading.delimiter }),
  ...(reading?.sheet && { sheet: reading.sheet }),
});

interface ReadProps {
  readonly state: ImportState;
  readonly isFixed: boolean;
  readonly onRead: (wanted: Wanted) => unknown;
}

function SheetChoice({ state, isFixed, onRead }: ReadProps) {
  const { sheets = [], sheet = null } = state.reading ?? {};
  if (sheets.length < 2) return null;
  return (
    <Choice
      label="Planilha do arquivo"
      value={sheet ?? ''}
      options={Object.fromEntries(sheets.map((name) => [name, name]))}
      hint={`Ex.: ${state.lines[0]?.cells.find(Boolean)?.slice(0, 60) ?? ''}`}
      isFixed={isFixed}
      onChoose={(name) => onRead({ sheet: name })}
    />
  );
}

function TextChoices(props: ReadProps) {
  const { state, isFixed, onRead } = props;
  const { charset = null, delimiter = null } = state.reading ?? {};
  const accents = charset && accentExample(state);
  return (
    <>
      {charset && (
        <Choice
          label="Acentos"
          value={charset}
          options={CHARSETS}
          hint={accents === null ? 'O arquivo não tem acentos' : `Ex.: ${accents}`}
          isFixed={isFixed}
          onChoose={(chosen) => onRead({ charset: chosen as Charset })}
        />
      )}
      {delimiter && (
        <Choice
          label="Separador das colunas"
          value={delimiter}
          options={{ [delimiter]: `Outro ( ${delimiter} )`, ...DELIMITERS }}
          hint={delimiterExample(state)}
          isFixed={isFixed}
          onChoose={(chosen) => onRead({ delimiter: chosen })}
        />
      )}
    </>
  );
}

const Choice = (props: {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly hint: string;
  readonly isFixed: boolean;
  readonly onChoose: (value: string) => void;
}) => (
  <Grid size={{ xs: 12, sm: 6, md: 4 }}>
    <TextField
      select
      label={props.label}
      value={props.value}
      disabled={props.isFixed}
      onChange={({ target }) => props.onChoose(target.value)}
      helperText={props.hint}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        formHelperText: { sx: { overflowWrap: 'anywhere' } },
      }}
    >
      {Object.entries(props.options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  </Grid>
);

/** Asked once: afterwards the choice above says it. */
const OrderQuestion = (props: { readonly example: string; readonly onSettle: () => void }) => (
  <Alert
    severity="warning"
    sx={{ marginTop: 2 }}
    action={
      <Button color="inherit" onClick={props.onSettle} sx={{ whiteSpace: 'nowrap' }}>
        Está certo
      </Button>
    }
  >
    {`As datas do arquivo não mostram se o dia ou o mês vem primeiro. Lemos assim: ${props.example}. Se estiver errado, mude a ordem acima.`}
  </Alert>
);

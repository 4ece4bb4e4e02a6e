import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Columns, fieldLabels } from '../columns.ts';
import { cut } from '../cut.ts';
import { type ImportField, importFields } from '../importFields.ts';
import type { Line } from '../file/table.ts';

/** Nobody sorts out more by hand; those that are recognised are shown wherever they stand. */
const SHOWN_MAX = 40;
const HEADING_MAX = 60;
const SAMPLE = 200;

/** The first thing that stands in a column. */
const exampleOf = (lines: readonly Line[], place: number): string => {
  return cut(lines.slice(0, SAMPLE).find(({ cells }) => cells[place])?.cells[place] ?? '');
};

const isField = (value: string): value is ImportField =>
  importFields.some((field) => field === value);

/** Shows the meaning of each column; open where the two that a patient needs were not found. */
export function ColumnChoices(props: {
  readonly header: readonly string[];
  readonly lines: readonly Line[];
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
}) {
  const { header, lines, columns, onChange } = props;
  const [isOpen, setOpen] = useState(!columns.includes('name') || !columns.includes('email'));
  const used = columns.filter((field) => field !== null).length;
  const places = header
    .map((_, place) => place)
    .filter((place) => place < SHOWN_MAX || columns[place] !== null);
  const choose = (place: number, value: string) =>
    onChange(columns.map((field, i) => (i === place ? (isField(value) ? value : null) : field)));
  return (
    <section aria-label="Colunas do arquivo">
      <Button
        startIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {`Colunas: ${used} de ${header.length} em uso`}
      </Button>
      {isOpen && (
        <Grid container spacing={2} sx={{ paddingTop: 2, paddingBottom: 1 }}>
          {places.map((place) => (
            <Grid key={place} size={{ xs: 12, sm: 6, md: 3 }}>
              <ColumnChoice
                heading={header[place] ?? ''}
                example={exampleOf(lines, place)}
                value={columns[place] ?? null}
                onChange={(value) => choose(place, value)}
              />
            </Grid>
          ))}
          {places.length < header.length && (
            <Grid size={12}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`Outras ${header.length - places.length} colunas não são importadas.`}
              </Typography>
            </Grid>
          )}
        </Grid>
      )}
    </section>
  );
}

const ColumnChoice = (props: {
  heading: string;
  example: string;
  value: ImportField | null;
  onChange: (value: string) => void;
}) => (
  <TextField
    select
    label={props.heading.slice(0, HEADING_MAX)}
    value={props.value ?? ''}
    onChange={({ target }) => props.onChange(target.value)}
    helperText={props.example ? `Ex.: ${props.example}` : 'Vazia'}
    slotProps={{
      select: { native: true },
      inputLabel: { shrink: true },
      formHelperText: {
        sx: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
      },
    }}
  >
    <option value="">Não importar</option>
    {importFields.map((field) => (
      <option key={field} value={field}>
        {fieldLabels[field]}
      </option>
    ))}
  </TextField>
);

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { InheritedRow } from '../../data/queries/notes/results.ts';
import { EntryList } from '../../ui/list/EntryList.tsx';

const keyOf = ({ id }: InheritedRow): string => id;

/**
 * Lists what whoever cared for the patient before left, in the order of its rows.
 * Shows nothing where there is none.
 */
export function InheritedList(props: {
  readonly title: string;
  readonly rows: readonly InheritedRow[];
  readonly entry: (row: InheritedRow) => ReactNode;
  /** A row's likely height in pixels. */
  readonly likely: number;
}) {
  const { title, rows } = props;
  if (rows.length === 0) return null;
  return (
    <Box component="section" sx={{ marginTop: 3 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ paddingInline: 2 }}>
        <EntryList
          label={title}
          rows={rows}
          keyOf={keyOf}
          entry={props.entry}
          likely={props.likely}
          isAll
          arriving=""
          empty={null}
        />
      </Paper>
    </Box>
  );
}

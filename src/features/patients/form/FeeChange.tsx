import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { OwedSession } from '../../../data/queries/money/results.ts';
import { alsoWords, keptWords } from './openSessions.ts';

/** Says what a new fee leaves as it was, and offers it for the open sessions too. */
export const FeeChange = (props: {
  readonly sessions: readonly OwedSession[];
  /** In reais; `null` where the fee was taken away. */
  readonly fee: number | null;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}) => (
  <Grid size={12}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {keptWords(props.sessions)}
    </Typography>
    {props.fee !== null && (
      <FormControlLabel
        control={
          <Checkbox
            checked={props.isChosen}
            onChange={({ target }) => props.onChoose(target.checked)}
          />
        }
        label={alsoWords(props.sessions, props.fee)}
      />
    )}
  </Grid>
);

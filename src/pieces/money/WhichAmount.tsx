import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { formatMoney } from './format.ts';

/** Asks which amount was meant by what can be read in several ways. */
export const WhichAmount = (props: {
  readonly amounts: readonly number[];
  readonly onChoose: (amount: number) => void;
}) => (
  <Box
    component="output"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 0.5 }}
  >
    {/* A line of its own: a narrow field would tear the answers apart. */}
    <Box component="span" sx={{ flexBasis: '100%' }}>
      Você quis dizer:{' '}
    </Box>
    {props.amounts.map((amount, place) => (
      <Fragment key={amount}>
        {place > 0 && ' ou '}
        <Button size="small" variant="outlined" onClick={() => props.onChoose(amount)}>
          {formatMoney(amount)}
        </Button>
      </Fragment>
    ))}
  </Box>
);

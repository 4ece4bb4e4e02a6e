import Button from '@mui/material/Button';
import { formatMoney } from './format.ts';

/** Asks which amount was meant by what can be read in several ways. */
export const WhichAmount = (props: {
  readonly amounts: readonly number[];
  readonly onChoose: (amount: number) => void;
}) => (
  <output>
    Você quis dizer{' '}
    {props.amounts.map((amount, place) => (
      <span key={amount}>
        {place > 0 && ' ou '}
        <Button size="small" onClick={() => props.onChoose(amount)}>
          {formatMoney(amount)}
        </Button>
      </span>
    ))}
    ?
  </output>
);

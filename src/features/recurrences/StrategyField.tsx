import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Conflict } from '../../domain/recurrences/conflicts.ts';
import type { Resolution, ResolutionForm } from './resolution.ts';
import { isOverlap } from './useConflicts.ts';

interface Strategy {
  readonly id: Resolution['strategy'];
  readonly name: string;
  readonly text: string;
}

const PAUSES = 'Nos dias de pausa ou bloqueio não há sessão.';

/** What replacing means depends on what stands in the way: a pause is not taken away. */
function replacing(conflicts: readonly Conflict[]): Strategy {
  const others = conflicts.filter(isOverlap).length;
  const rest = others < conflicts.length ? ` ${PAUSES}` : '';
  if (others === 0) return { id: 'replace', name: 'Manter este horário', text: PAUSES };
  const which =
    others === 1 ? 'a recorrência em conflito' : `as ${others} recorrências em conflito`;
  return {
    id: 'replace',
    name: 'Substituir',
    text: `Desativa ${which} e cancela suas sessões futuras; as que têm nota ou pagamento permanecem.${rest}`,
  };
}

const strategiesFor = (conflicts: readonly Conflict[], isNew: boolean): readonly Strategy[] => [
  replacing(conflicts),
  { id: 'modify', name: 'Mudar o horário', text: 'Escolha outro horário para esta recorrência.' },
  {
    id: 'cancel',
    name: 'Cancelar',
    text: isNew ? 'A recorrência não é criada.' : 'A recorrência fica como estava.',
  },
];

/** One of the ways out of a conflict. */
export function StrategyField(props: {
  readonly conflicts: readonly Conflict[];
  readonly isNew: boolean;
  readonly value: ResolutionForm['strategy'];
  readonly onChange: (strategy: Resolution['strategy']) => void;
  readonly error: string | undefined;
}) {
  const id = useId();
  return (
    <FormControl error={props.error !== undefined} sx={{ marginTop: 1 }}>
      <FormLabel id={id}>O que fazer?</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={props.value}
        onChange={(_, value) => props.onChange(value as Resolution['strategy'])}
      >
        {strategiesFor(props.conflicts, props.isNew).map((strategy) => (
          <FormControlLabel
            key={strategy.id}
            value={strategy.id}
            sx={{ alignItems: 'flex-start', marginTop: 0.5 }}
            control={<Radio size="small" sx={{ paddingBlock: 0.25 }} />}
            label={
              <>
                {strategy.name}
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {strategy.text}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      {props.error && <FormHelperText>{props.error}</FormHelperText>}
    </FormControl>
  );
}

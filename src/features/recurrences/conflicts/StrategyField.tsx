import Box from '@mui/material/Box';
import type { Conflict } from '../../../domain/recurrences/conflicts.ts';
import { RadioField, type RadioOption } from '../../../ui/fields/RadioField.tsx';
import type { Resolution, ResolutionForm } from './resolution.ts';
import { isOverlap } from './useConflicts.ts';

type Strategy = RadioOption<Resolution['strategy']>;

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
export const StrategyField = (props: {
  readonly conflicts: readonly Conflict[];
  readonly isNew: boolean;
  readonly value: ResolutionForm['strategy'];
  readonly onChange: (strategy: Resolution['strategy']) => void;
  readonly error: string | undefined;
}) => (
  <Box sx={{ marginTop: 1 }}>
    <RadioField
      label="O que fazer?"
      options={strategiesFor(props.conflicts, props.isNew)}
      value={props.value || null}
      onChange={props.onChange}
      error={props.error}
      stacked
    />
  </Box>
);

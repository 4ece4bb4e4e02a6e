import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import type { HandoverOutcome } from '../../domain/contract/clinic.ts';
import { count } from './words.ts';

interface Props {
  readonly outcomes: readonly HandoverOutcome[];
  /** How many are on their way; 0 once it is over. */
  readonly of: number;
  readonly names: readonly { readonly id: string; readonly name: string }[] | undefined;
}

const WAITS = {
  asked: 'o que foi escrito espera a resposta de quem o guarda.',
  waiting: 'o que foi escrito espera o prazo depois do aviso por email.',
} as const;

/** Tells what became of each patient: done, waiting for a yes or for days, or in the way. */
export function HandoverProgress({ outcomes, of, names = [] }: Props) {
  const countOf = (status: HandoverOutcome['status']) =>
    outcomes.filter((one) => one.status === status).length;
  const left = outcomes.filter(({ status }) => status === 'overlap' || status === 'refused');
  const nameOf = (id: string) => names.find((one) => one.id === id)?.name ?? 'Paciente';
  const shown = useRef<HTMLDivElement>(null);
  // Whoever pressed the button below a long list looks there.
  useEffect(() => {
    if (of === 0) shown.current?.focus();
  }, [of, outcomes]);
  if (of > 0)
    return (
      <LinearProgress
        variant="determinate"
        value={(100 * outcomes.length) / of}
        aria-label={`${outcomes.length} de ${count(of, 'paciente', 'pacientes')}`}
      />
    );
  if (outcomes.length === 0) return null;
  return (
    <Stack ref={shown} tabIndex={-1} sx={{ gap: 1 }}>
      {countOf('done') > 0 && (
        <Alert severity="success">
          {count(countOf('done'), 'paciente concluído', 'pacientes concluídos')}.
        </Alert>
      )}
      {(['asked', 'waiting'] as const).map(
        (status) =>
          countOf(status) > 0 && (
            <Alert key={status} severity="info">
              {count(countOf(status), 'paciente', 'pacientes')}: {WAITS[status]} Acompanhe em
              Configurações, Prontuários.
            </Alert>
          ),
      )}
      {left.length > 0 && (
        <Alert severity="warning">
          {left.map(({ patientId, status, message, overlaps }) => (
            <div key={patientId}>
              {nameOf(patientId)}:{' '}
              {status === 'overlap'
                ? `quem recebe já tem outra sessão em ${count(overlaps.length, 'horário', 'horários')}. Nada foi alterado.`
                : message}
            </div>
          ))}
        </Alert>
      )}
    </Stack>
  );
}

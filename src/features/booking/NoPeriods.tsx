import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** Without periods there is nothing to divide: where they are made, and a way to book all the same. */
export const NoPeriods = ({ onFree }: { onFree: () => void }) => (
  <EmptyState
    title="Ainda não há períodos de atendimento."
    text="Diga em que dias e horas você atende, e os horários livres aparecem aqui na hora."
    action={
      <Stack direction="row" sx={{ justifyContent: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          component={Link}
          to="/app/agenda"
          search={{ aba: 'configuracoes' } as never}
        >
          Criar disponibilidade
        </Button>
        <Button variant="outlined" onClick={onFree}>
          Agendar em outro horário
        </Button>
      </Stack>
    }
  />
);

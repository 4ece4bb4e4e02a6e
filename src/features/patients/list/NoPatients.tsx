import Button from '@mui/material/Button';
import type { PatientList } from '../../../data/queries/people/results.ts';
import { useAddress } from '../../../ui/address/address.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { patientsAddress } from './search.ts';

/** In place of a list that has nobody: why, and what can be done about it. */
export function NoPatients({ list }: { list: PatientList }) {
  const { state, change } = useAddress(patientsAddress);
  const { open } = useDialogs();
  if (list.counts.total === 0)
    return (
      <EmptyState
        title="Ainda não há pacientes por aqui."
        text="Cadastre o primeiro, ou traga uma lista; funciona também sem internet."
        action={
          <>
            <Button variant="contained" onClick={() => open({ dialogo: 'paciente' })}>
              Novo paciente
            </Button>{' '}
            <LinkButton to="/app/pacientes/importar">Importar pacientes</LinkButton>
          </>
        }
      />
    );
  const elsewhere = state.todos !== true && list.counts.inactive > 0;
  return (
    <EmptyState
      title={state.busca ? `Ninguém encontrado para “${state.busca}”.` : 'Nenhum paciente ativo.'}
      action={
        elsewhere ? (
          <Button onClick={() => change({ todos: true })}>Procurar também entre os inativos</Button>
        ) : (
          <Button onClick={() => change({ busca: undefined })}>Limpar busca</Button>
        )
      }
    />
  );
}

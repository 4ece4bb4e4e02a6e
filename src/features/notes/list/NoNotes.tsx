import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';

export const NoNotes = () => (
  <EmptyState
    title="Ainda não há notas aqui."
    text="As notas são escritas a partir da sessão, na agenda."
    action={<LinkButton to="/app/agenda">Abrir a agenda</LinkButton>}
  />
);

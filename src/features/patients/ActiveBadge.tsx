import { StatusBadge } from '../../ui/states/StatusBadge.tsx';

export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <StatusBadge tone={isActive ? 'success' : 'neutral'}>
    {isActive ? 'Ativo' : 'Inativo'}
  </StatusBadge>
);

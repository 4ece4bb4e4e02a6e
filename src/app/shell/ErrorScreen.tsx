import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { codeOf } from '../../client/errors.ts';
import { StorageTrouble } from '../../features/device/StorageTrouble.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { useStorageActions } from './useStorageActions.ts';

/** A screen failed. What was typed and saved is on the device; showing the screen again usually helps. */
export function ErrorScreen({ reset, error }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  const actions = useStorageActions();
  if (codeOf(error) === 'storage_failed') return <StorageTrouble actions={actions} />;
  return (
    <ErrorState
      title="Ocorreu um erro inesperado."
      text="O que já chegou à nuvem está seguro. Tente abrir a tela de novo; se não resolver, recarregue a página."
      onAction={again}
    />
  );
}

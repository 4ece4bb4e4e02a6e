import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { codeOf } from '../../client/errors.ts';
import { arriving } from '../../ui/arriving.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

const StorageScreen = arriving(() =>
  import('./notices/StorageScreen.tsx').then((m) => m.StorageScreen),
);

/** A screen failed. What was typed and saved is on the device; showing the screen again usually helps. */
export function ErrorScreen({ reset, error }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  if (codeOf(error) === 'storage_failed')
    return (
      <Suspense fallback={null}>
        <StorageScreen />
      </Suspense>
    );
  return (
    <ErrorState
      title="Ocorreu um erro inesperado."
      text="O que já chegou à nuvem está seguro. Tente abrir a tela de novo; se não resolver, recarregue a página."
      onAction={again}
    />
  );
}

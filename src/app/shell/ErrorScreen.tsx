import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

/** A screen failed. What was typed and saved is on the device; showing the screen again usually helps. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      title="Ocorreu um erro inesperado."
      text="O que já chegou à nuvem está seguro. Tente abrir a tela de novo; se não resolver, recarregue a página."
      onAction={again}
    />
  );
}

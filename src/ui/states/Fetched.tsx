import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Waiting } from './Waiting.tsx';

/** What only the server has, as `useOnline` tells of it. */
export interface FetchedState<A> {
  readonly answer: A | undefined;
  /** When the answer came, in milliseconds since 1970. */
  readonly at: number | null;
  readonly loading: boolean;
  readonly failure: { readonly message: string } | null;
  readonly retry: () => void;
}

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** Shows an answer, waits for it, or says why it is not there; an older one stays, with its time. */
export function Fetched<A>(props: {
  readonly of: FetchedState<A>;
  readonly waiting?: string;
  readonly children: (answer: A) => ReactNode;
}) {
  const { answer, at, loading, failure, retry } = props.of;
  if (answer === undefined && loading) return <Waiting>{props.waiting ?? 'Carregando…'}</Waiting>;
  return (
    <Stack sx={{ gap: 2 }}>
      {failure && (
        <Alert severity="info" action={<Button onClick={retry}>Tentar novamente</Button>}>
          {failure.message}
          {at !== null && ` O que aparece aqui é de ${clock.format(at)}.`}
        </Alert>
      )}
      {answer !== undefined && props.children(answer)}
    </Stack>
  );
}

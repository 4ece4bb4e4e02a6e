import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

/** The ways on from a store that does not open or does not answer. */
export interface StorageActions {
  readonly reload: () => void;
  readonly workOnline: () => void;
  /** Resolves with false where the browser does not remove what is there. */
  readonly startAnew: () => Promise<boolean>;
}

const RELOAD =
  'Recarrega a página. Fechar as outras janelas do Sereno, ou o navegador, também pode ajudar.';
const ONLINE =
  'Precisa de conexão. Seus dados vêm da nuvem e ficam só nesta página. O que este aparelho não enviou vai agora, se a segunda cópia o tiver.';
const ANEW =
  'Apaga os seus dados deste aparelho e baixa tudo da nuvem. Rascunhos e gravações que só estão aqui se perdem. Alterações não enviadas voltam da segunda cópia; as que não couberam nela são citadas.';
const NOT_REMOVED =
  'O navegador não conseguiu apagar os dados. Trabalhe com a nuvem até ler “Tudo salvo na nuvem”. Depois, apague os dados deste site nas configurações do navegador e entre de novo.';

function Way(props: {
  readonly label: string;
  readonly text: string;
  readonly main?: boolean;
  readonly disabled: boolean;
  readonly onTake: () => void;
}) {
  return (
    <div>
      <Button
        variant={props.main ? 'contained' : 'outlined'}
        disabled={props.disabled}
        onClick={props.onTake}
      >
        {props.label}
      </Button>
      <Typography variant="body2" sx={{ marginTop: 0.5, color: 'text.secondary' }}>
        {props.text}
      </Typography>
    </div>
  );
}

/** Offers to read again, to work without the device's store, or to make a new one. */
export function StorageWays({ actions }: { readonly actions: StorageActions }) {
  const [state, setState] = useState<'choosing' | 'asking' | 'removing' | 'stuck'>('choosing');
  const isBusy = state === 'removing';
  const remove = () => {
    setState('removing');
    void actions.startAnew().then((isDone) => {
      if (!isDone) setState('stuck');
    });
  };
  return (
    <Stack sx={{ gap: 2, textAlign: 'start' }}>
      <Way label="Tentar de novo" text={RELOAD} disabled={isBusy} onTake={actions.reload} />
      <Way
        label="Trabalhar com a nuvem"
        text={ONLINE}
        main
        disabled={isBusy}
        onTake={actions.workOnline}
      />
      {state === 'choosing' ? (
        <Way
          label="Começar de novo neste aparelho"
          text={ANEW}
          disabled={false}
          onTake={() => setState('asking')}
        />
      ) : (
        <Alert
          severity="warning"
          action={
            // A button that is switched off loses the focus, and with it Escape.
            <Button color="inherit" aria-disabled={isBusy} onClick={isBusy ? undefined : remove}>
              {state === 'stuck' ? 'Tentar apagar de novo' : 'Apagar e começar'}
            </Button>
          }
        >
          {state === 'stuck' ? NOT_REMOVED : ANEW}
        </Alert>
      )}
    </Stack>
  );
}

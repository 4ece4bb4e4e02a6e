import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { answerHeldBackCall, type IntegrationAnswer } from '../../domain/contract/calendar.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { SessionsThere } from './SessionsThere.tsx';
import { ELSEWHERE, HELD_BACK, heldBackWords, NOT_ANSWERED } from './texts.ts';

interface HeldBackProps {
  readonly integration: IntegrationAnswer;
  readonly onKnown: (integration: IntegrationAnswer) => void;
}

/** Asks what becomes of the sessions whose events are gone in Google. */
export function HeldBack({ integration: { heldBack }, onKnown }: HeldBackProps) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const { run, saving, failure } = useOnlineAction(answerHeldBackCall, NOT_ANSWERED);
  if (heldBack.count === 0) return null;
  const answer = async (cancel: boolean) => {
    const known = await run({ body: { cancel } });
    if (!known) return false;
    toast({ tone: 'success', message: cancel ? 'Sessões canceladas' : 'Sessões mantidas' });
    onKnown(known);
    return true;
  };
  return (
    <section aria-label={heldBackWords(heldBack.count)}>
      <Alert severity="warning" role="none">
        <strong>{heldBackWords(heldBack.count)}</strong>
        <SessionsThere {...heldBack} />
        {heldBack.first.some(({ isElsewhere }) => isElsewhere) && <p>{ELSEWHERE}</p>}
        {HELD_BACK}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
          <Button variant="contained" loading={saving} onClick={() => void answer(false)}>
            Manter as sessões
          </Button>
          <Button color="error" disabled={saving} onClick={() => setAsking(true)}>
            Cancelar as sessões
          </Button>
        </Stack>
        {failure && !isAsking && <Alert severity="error">{failure}</Alert>}
        <ConfirmDialog
          open={isAsking}
          title="Cancelar estas sessões?"
          confirmLabel="Cancelar as sessões"
          destructive
          failure={failure}
          onConfirm={() => answer(true)}
          onClose={() => setAsking(false)}
        >
          Elas ficam no histórico como canceladas. As que já têm nota ou pagamento continuam
          valendo.
        </ConfirmDialog>
      </Alert>
    </section>
  );
}

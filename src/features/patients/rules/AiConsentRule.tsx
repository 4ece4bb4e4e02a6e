import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import { formatDate } from '../../../domain/time/format.ts';

const TEXTS = { done: 'Regra do consentimento alterada.', refused: 'Erro ao alterar a regra' };

/** Whether the practice reads notes only with a consent; whoever decides it for the practice changes it here. */
export function AiConsentRule() {
  const zone = useZone();
  const { role } = useActor();
  const practice = recordOf(useLive('practice', {})?.tenant);
  const { run, saving } = useCommand('practice.requireAiConsent', TEXTS, { saysFailure: true });
  if (!practice) return null;
  const since = practice.aiConsentSince ?? null;
  const mayDecide = practice.kind === 'individual' || role === 'administrator';
  return (
    <>
      {mayDecide && (
        <FormControlLabel
          sx={{ marginTop: 2 }}
          control={
            <Switch
              checked={since !== null}
              disabled={saving}
              onChange={() => void run({ isActive: since === null })}
            />
          }
          label="Resumir notas só com o consentimento para IA"
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: mayDecide ? 0 : 2 }}>
        {since === null
          ? 'Sem este consentimento, só um programa deste servidor resume as notas. Um serviço externo, nunca. Quem revogou não tem notas lidas. Gravar e transcrever sempre pede consentimento.'
          : `Vale para todos os pacientes desde ${formatDate(since, zone)}. Sem consentimento, a nota fica sem resumo.`}
      </Typography>
    </>
  );
}

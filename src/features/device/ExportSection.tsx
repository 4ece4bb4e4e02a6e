import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { polite } from '../../ui/states/polite.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { type Progress, useTakeAlong } from './useTakeAlong.ts';
import { useWaiting } from './useWaiting.ts';
import { count } from './words.ts';

const CLINICAL =
  'O arquivo contém texto clínico e dados de pacientes. Guarde-o onde só você abre, e apague-o quando não precisar mais.';
const PERSONAL =
  'O arquivo contém dados pessoais. Guarde-o onde só você abre, e apague-o quando não precisar mais.';
const NOT_ALL =
  'Parte dos seus dados ainda não chegou a este aparelho: o arquivo terá só o que já está aqui, e dirá isso.';
const EVER = '1970-01-01T00:00:00.000Z';

/** Configurações, Dados: everything that this device may show, as a file. */
export function ExportSection() {
  const { role } = useActor();
  const toast = useToast();
  const contents = useLive('device.contents', { since: EVER });
  const isComplete = contents !== undefined && isWhole(contents);
  const waiting = useWaiting()?.changes ?? 0;
  const { run, saving, failure, progress, cancel } = useTakeAlong(isComplete, waiting);
  const save = async (kind: 'json' | 'csv') => {
    if (await run(kind)) toast({ tone: 'success', message: 'Arquivo exportado' });
  };
  return (
    <SettingsSection
      title="Exportar tudo"
      text="Tudo o que você vê no Sereno, num arquivo, também sem internet. Gravações e rascunhos não entram. A exportação fica registrada."
    >
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Alert severity="warning">{role === 'psych' ? CLINICAL : PERSONAL}</Alert>
        {contents && !isComplete && <Alert severity="info">{NOT_ALL}</Alert>}
        {failure && <Alert severity="error">{failure}</Alert>}
        {saving ? (
          <Running progress={progress} onCancel={cancel} />
        ) : (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => void save('csv')}>
              Exportar planilhas (CSV)
            </Button>
            <Button variant="outlined" onClick={() => void save('json')}>
              Exportar JSON
            </Button>
          </Stack>
        )}
      </Stack>
    </SettingsSection>
  );
}

function Running({ progress, onCancel }: { progress: Progress | null; onCancel: () => void }) {
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <Stack sx={{ gap: 1, width: '100%', alignItems: 'flex-start' }}>
      <Typography className="num" {...polite}>
        {total > 0 ? `Exportando ${count.format(done)} de ${count.format(total)}…` : 'Exportando…'}
      </Typography>
      <LinearProgress
        aria-label="Exportando"
        sx={{ width: '100%' }}
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (done / total) * 100 : 0}
      />
      <Button onClick={onCancel}>Cancelar</Button>
    </Stack>
  );
}

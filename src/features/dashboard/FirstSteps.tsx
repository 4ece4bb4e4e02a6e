import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useOnline } from '../../client/online/useOnline.ts';
import type { FirstSteps as Done } from '../../data/queries/home/dashboard.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { integrationCall } from '../../domain/contract/calendar.ts';
import { formatTime } from '../../domain/time/format.ts';
import { zoneWords } from '../../domain/time/zoneWords.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useNow } from '../../ui/useNow.ts';

/** A practice's beginning, in place of figures that would all be nought: each step ticked when it is done. */
export function FirstSteps({ done }: { done: Done }) {
  const { open } = useDialogs();
  const isPsychologist = useActor().role === 'psych';
  return (
    <Paper component="section" variant="outlined" aria-labelledby="primeiros-passos">
      <Box sx={{ paddingInline: { xs: 2, sm: 3 }, paddingTop: { xs: 2, sm: 3 } }}>
        <Typography id="primeiros-passos" variant="h2">
          Primeiros passos
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Em poucos minutos o consultório está pronto. O resumo do seu dia aparece aqui com a
          primeira sessão.
        </Typography>
        <PracticeClock />
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: { xs: 2, sm: 3 } }}>
        <Step
          title="Defina os horários de atendimento"
          text="É neles que as sessões são marcadas."
          isDone={done.hours}
        >
          <Button variant="outlined" onClick={() => open({ dialogo: 'semana' })}>
            Definir horários
          </Button>
        </Step>
        <Step
          title="Cadastre o primeiro paciente"
          text="Bastam o nome e o email; o resto pode vir depois."
          isDone={done.patient}
        >
          <Button variant="outlined" onClick={() => open({ dialogo: 'paciente' })}>
            Novo paciente
          </Button>
          <LinkButton to="/app/pacientes/importar">Importar uma lista</LinkButton>
        </Step>
        <Step
          title="Agende a primeira sessão"
          text="Escolha o paciente e um horário livre."
          isDone={done.session}
        >
          <Button variant="outlined" onClick={() => open({ dialogo: 'agendamento-rapido' })}>
            Agendar sessão
          </Button>
        </Step>
        {isPsychologist && <GoogleStep isKnown={done.google} />}
      </Box>
    </Paper>
  );
}

/** Names the practice's zone and leads whoever decides to where it is changed. */
function PracticeClock() {
  const tenant = recordOf(useLive('practice', {})?.tenant);
  const now = useNow();
  const { role } = useActor();
  if (!tenant) return null;
  const mayDecide = tenant.kind === 'individual' || role === 'administrator';
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      Os horários são no {zoneWords(tenant.timeZone)}: agora são {formatTime(now, tenant.timeZone)}.{' '}
      {mayDecide && (
        <AppLink to="/app/configuracoes" search={{ aba: 'perfil' }}>
          Mudar fuso
        </AppLink>
      )}
    </Typography>
  );
}

/** Whether it is connected the server knows; that another calendar's times have come, the device does. */
function GoogleStep({ isKnown }: { isKnown: boolean }) {
  const { answer, failure } = useOnline(integrationCall, {});
  const isDone = isKnown || answer?.exists === true;
  const isUnknown = !isDone && failure?.status === 0;
  return (
    <Step
      title="Conecte o Google Agenda, se quiser"
      text={
        isUnknown
          ? 'Sem conexão: ainda não dá para saber se já está conectado.'
          : 'O que está lá aparece na sua agenda como horário ocupado.'
      }
      isDone={isDone}
    >
      <LinkButton variant="outlined" to="/app/configuracoes" search={{ aba: 'google' }}>
        Abrir configurações
      </LinkButton>
    </Step>
  );
}

function Step(props: {
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** Buttons. */
  readonly children: ReactNode;
}) {
  const { isDone } = props;
  const Mark = isDone ? CheckCircleIcon : CircleIcon;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, paddingBlock: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Mark color={isDone ? 'success' : 'disabled'} aria-hidden />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ flexGrow: 1, gap: 1, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            {props.title}
            <span style={visuallyHidden}>{isDone ? ' (feito)' : ' (a fazer)'}</span>
          </Typography>
          {!isDone && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {props.text}
            </Typography>
          )}
        </div>
        {isDone ? (
          <Typography variant="body2" sx={{ color: 'success.main' }} aria-hidden>
            Feito
          </Typography>
        ) : (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {props.children}
          </Stack>
        )}
      </Stack>
    </Stack>
  );
}

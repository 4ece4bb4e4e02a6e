import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import {
  type Consent,
  type ConsentKind,
  consentKinds,
  consentLabels,
  standingConsent,
} from '../../../domain/patients/consent.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { formatDate, formatDay } from '../../../domain/time/format.ts';
import { GiveConsentDialog } from '../../../pieces/consent/GiveConsentDialog.tsx';
import { ProviderText } from '../../../pieces/consent/ProviderText.tsx';
import { consentDetails, REVOKE } from '../../../pieces/consent/words.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { AiConsentRule } from './AiConsentRule.tsx';
import { LegalHold } from './LegalHold.tsx';
import { MoodFacesRule } from './MoodFacesRule.tsx';
import { NoteShelfRule } from './NoteShelfRule.tsx';

/** What the patient has agreed to, since when and by whose word; given and revoked here. */
export function PatientConsents({ patient }: { patient: Patient }) {
  const { role } = useActor();
  const [giving, setGiving] = useState<readonly ConsentKind[] | null>(null);
  const [revoking, setRevoking] = useState<ConsentKind | null>(null);
  const isEditable = role === 'psych';
  return (
    <Paper component="section" variant="outlined" sx={{ padding: 2, height: '100%' }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1.5 }}>
        Consentimentos
      </Typography>
      <Stack component="ul" sx={{ gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}>
        {consentKinds.map((kind) => (
          <Entry
            key={kind}
            kind={kind}
            patient={patient}
            {...(isEditable && {
              onGive: () => setGiving([kind]),
              onRevoke: () => setRevoking(kind),
            })}
          />
        ))}
      </Stack>
      <Box sx={{ marginTop: 2 }}>
        <ProviderText />
      </Box>
      <AiConsentRule />
      <NoteShelfRule />
      <MoodFacesRule />
      <LegalHold patient={patient} />
      {giving && (
        <GiveConsentDialog patientId={patient.id} kinds={giving} onClose={() => setGiving(null)} />
      )}
      {revoking && <Revoke patient={patient} kind={revoking} onClose={() => setRevoking(null)} />}
    </Paper>
  );
}

function Entry(props: {
  readonly kind: ConsentKind;
  readonly patient: Patient;
  readonly onGive?: () => void;
  readonly onRevoke?: () => void;
}) {
  const { kind, patient, onGive, onRevoke } = props;
  const standing = standingConsent(patient, kind);
  const label = consentLabels[kind];
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
      <div style={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {label}
          </Typography>
          <StatusBadge tone={standing ? 'success' : 'neutral'}>
            {standing ? 'Consentiu' : 'Sem consentimento'}
          </StatusBadge>
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <State patient={patient} kind={kind} standing={standing} />
        </Typography>
      </div>
      {standing
        ? onRevoke && (
            <Button aria-label={`Revogar: ${label}`} onClick={onRevoke}>
              Revogar
            </Button>
          )
        : onGive && (
            <Button aria-label={`Registrar: ${label}`} onClick={onGive}>
              Registrar
            </Button>
          )}
    </Stack>
  );
}

function State(props: {
  readonly patient: Patient;
  readonly kind: ConsentKind;
  readonly standing: Consent | null;
}) {
  const { patient, kind, standing } = props;
  const zone = useZone();
  const names = useNames();
  if (standing) {
    const by = names(standing.givenBy);
    return <>{`em ${formatDay(standing.day)}${by && `, registrado por ${by}`}`}</>;
  }
  const last = patient.consents?.findLast((each) => each.kind === kind);
  if (!last?.revokedAt) return <>{consentDetails[kind]}</>;
  const by = last.revokedBy === null ? '' : names(last.revokedBy);
  return <>{`revogado em ${formatDate(last.revokedAt, zone)}${by && ` por ${by}`}`}</>;
}

/** The names of the practice's psychologists; blank for whoever is not among them. */
function useNames(): (id: string) => string {
  const actor = useActor();
  const psychologists = useLive('practice', {})?.psychologists;
  const all = psychologists
    ? 'whole' in psychologists
      ? psychologists.whole
      : psychologists.soFar
    : [];
  return (id) =>
    id === actor.userId ? actor.name : (all.find((one) => one.id === id)?.name ?? '');
}

function Revoke(props: { patient: Patient; kind: ConsentKind; onClose: () => void }) {
  const { patient, kind, onClose } = props;
  const { run, failure } = useCommand('patient.revokeConsent', REVOKE.texts);
  return (
    <ConfirmDialog
      open
      title={`Revogar consentimento: ${consentLabels[kind]}?`}
      confirmLabel="Revogar"
      onConfirm={async () => (await run({ id: patient.id, kinds: [kind] })) !== null}
      failure={failure}
      onClose={onClose}
    >
      {FROM_NOW_ON[kind]}
    </ConfirmDialog>
  );
}

const FROM_NOW_ON: Readonly<Record<ConsentKind, string>> = {
  recording:
    'A partir de agora não se grava mais com este paciente. O que já foi gravado fica neste aparelho até você apagar.',
  transcription:
    'A partir de agora nenhuma gravação deste paciente vira texto. Os textos que já estão nas notas continuam nelas.',
  ai: 'A partir de agora um programa não lê mais as notas deste paciente. Isso vale já para as que esperam resumo. Os resumos que existem continuam, até o texto mudar. Humor e temas deixam de ser mostrados.',
};

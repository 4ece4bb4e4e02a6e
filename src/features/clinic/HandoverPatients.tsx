import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useZone } from '../../client/time/useZone.ts';
import type { HandoverPatient, Overlap } from '../../domain/contract/clinic.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { count } from './words.ts';

type Ids = ReadonlySet<string>;

interface Props {
  readonly patients: readonly HandoverPatient[];
  readonly isSeal: boolean;
  readonly chosen: Ids;
  readonly onChoose: (chosen: Ids) => void;
  /** Those of whom the sessions that meet others are cancelled. */
  readonly cancelling: Ids;
  readonly onCancelling: (cancelling: Ids) => void;
}

const toggled = (ids: Ids, id: string): Ids => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

const SHOWN = 5;

/** Whom it is about, and person by person what is in the way. */
export function HandoverPatients(props: Props) {
  const { patients, isSeal, chosen, onChoose, cancelling, onCancelling } = props;
  if (patients.length === 0)
    return <EmptyState title="Nenhum paciente" text="Não há mais ninguém para passar ou lacrar." />;
  const areAll = patients.every(({ id }) => chosen.has(id));
  const all = new Set(areAll ? [] : patients.map(({ id }) => id));
  return (
    <fieldset aria-label="Pacientes" style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <FormControlLabel
        control={<Checkbox checked={areAll} onChange={() => onChoose(all)} />}
        label={`Todos (${patients.length})`}
      />
      {patients.map((patient) => (
        <div key={patient.id} style={{ paddingInlineStart: 12 }}>
          <FormControlLabel
            sx={{ alignItems: 'flex-start' }}
            control={
              <Checkbox
                checked={chosen.has(patient.id)}
                onChange={() => onChoose(toggled(chosen, patient.id))}
              />
            }
            label={<Patient patient={patient} />}
          />
          {!isSeal && patient.overlaps.length > 0 && (
            <Overlaps
              overlaps={patient.overlaps}
              isCancelling={cancelling.has(patient.id)}
              onToggle={() => onCancelling(toggled(cancelling, patient.id))}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}

function Patient({ patient }: { patient: HandoverPatient }) {
  const { name, isActive, sealedAt, isRecordOnly, sessions, recurrences, notes, sessionsLeft } =
    patient;
  const facts = [
    ...(isActive ? [] : ['inativo']),
    ...(sealedAt ? ['lacrado'] : []),
    ...(isRecordOnly ? ['agenda já passada, falta o prontuário'] : []),
    count(sessions, 'sessão futura', 'sessões futuras'),
    ...(recurrences > 0 ? [count(recurrences, 'recorrência', 'recorrências')] : []),
    count(notes, 'nota no prontuário', 'notas no prontuário'),
    ...(sessionsLeft > 0
      ? [`${count(sessionsLeft, 'sessão paga', 'sessões pagas')} de pacote, que vão junto`]
      : []),
  ];
  return (
    <>
      <Typography
        component="span"
        sx={{ display: 'block', paddingTop: 1, overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
    </>
  );
}

function Overlaps(props: {
  readonly overlaps: readonly Overlap[];
  readonly isCancelling: boolean;
  readonly onToggle: () => void;
}) {
  const zone = useZone();
  const { overlaps, isCancelling, onToggle } = props;
  const more = overlaps.length - SHOWN;
  const times = overlaps.slice(0, SHOWN).map(({ startAt }) => formatMoment(startAt, zone));
  return (
    <div style={{ paddingInlineStart: 42 }}>
      <Typography variant="body2" sx={{ color: 'warning.main' }}>
        Quem recebe já está ocupado em: {times.join('; ')}
        {more > 0 && ` e mais ${more}`}. Sem decisão, este paciente não é passado.
      </Typography>
      <FormControlLabel
        control={<Checkbox size="small" checked={isCancelling} onChange={onToggle} />}
        label={`Cancelar ${overlaps.length === 1 ? 'esta sessão' : `estas ${overlaps.length} sessões`} e passar o resto`}
      />
    </div>
  );
}

import Button from '@mui/material/Button';
import type { DraftItem, DraftKind } from '../../data/queries/draftResults.ts';
import type { DialogAddress, OpenDialog } from '../../ui/dialogs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { draftTitle } from './words.ts';
import { PendingEntry } from '../../pieces/sessions/PendingEntry.tsx';

const DIALOGS: Readonly<Record<DraftKind, string | null>> = {
  note: 'nota',
  summary: 'ler-nota',
  template: 'modelo',
  decision: 'nota',
  patient: 'paciente',
  // A page of its own.
  import: null,
  appointment: 'agendar',
  recurrence: 'recorrencia',
  break: 'pausa',
  block: 'bloqueio',
  period: 'periodo',
  week: 'semana',
  other: null,
};

/** Where the draft goes on; `null` where its note or its decision is gone. */
function placeOf({ key, kind, target }: DraftItem): DialogAddress | null {
  const dialogo = DIALOGS[kind];
  if (dialogo === null || (dialogo === 'nota' && target === null)) return null;
  return target === null ? { dialogo, rascunho: key } : { dialogo, alvo: target };
}

/** What was begun and not saved yet, with the way back to it. */
export function DraftRow(props: {
  readonly item: DraftItem;
  readonly onOpen: OpenDialog;
  readonly onDiscard: () => void;
}) {
  const { item } = props;
  const place = placeOf(item);
  return (
    <PendingEntry
      title={draftTitle(item)}
      subject={item.subject}
      at={item.at}
      state="Guardado só neste aparelho; vai para a nuvem quando você salvar."
    >
      {item.kind === 'import' && (
        <LinkButton size="small" variant="outlined" to="/app/pacientes/importar">
          Continuar
        </LinkButton>
      )}
      {place && (
        <Button size="small" variant="outlined" onClick={() => props.onOpen(place)}>
          Continuar
        </Button>
      )}
      <Button size="small" color="inherit" onClick={props.onDiscard}>
        Descartar
      </Button>
    </PendingEntry>
  );
}

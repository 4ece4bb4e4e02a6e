import Button from '@mui/material/Button';
import type { DraftItem, DraftKind } from '../../data/queries/sync/results.ts';
import type { DialogAddress, OpenDialog } from '../../ui/dialogs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { draftTitle } from './panelWords.ts';
import { PendingEntry } from '../../pieces/sessions/PendingEntry.tsx';

const DIALOGS: Readonly<Record<DraftKind, string | null>> = {
  note: 'nota',
  summary: 'ler-nota',
  template: 'modelo',
  decision: 'nota',
  // Read first: the note that it was written for is gone.
  leftText: null,
  patient: 'paciente',
  // A page of its own.
  import: null,
  appointment: 'agendar',
  cancellation: 'sessao',
  payment: 'pagamento',
  package: 'pacote',
  recurrence: 'recorrencia',
  solution: 'recorrencia',
  break: 'pausa',
  block: 'bloqueio',
  period: 'periodo',
  week: 'semana',
  professional: 'dados-profissionais',
  other: null,
};

/** Of nothing that is new: without what they belong to they go on nowhere. */
const BELONGING: ReadonlySet<DraftKind> = new Set([
  'note',
  'decision',
  'cancellation',
  'payment',
  'package',
  'solution',
]);

/** Where the draft goes on; `null` where what it belongs to is gone, or not there yet. */
function placeOf({ key, kind, target }: DraftItem): DialogAddress | null {
  const dialogo = DIALOGS[kind];
  if (dialogo === null || (target === null && BELONGING.has(kind))) return null;
  return target === null ? { dialogo, rascunho: key } : { dialogo, alvo: target };
}

/** What was begun and not saved yet, with the way back to it. */
export function DraftRow(props: {
  readonly item: DraftItem;
  readonly onOpen: OpenDialog;
  readonly onRead: () => void;
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
      {item.kind === 'leftText' && (
        <Button size="small" variant="outlined" onClick={props.onRead}>
          Ler
        </Button>
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

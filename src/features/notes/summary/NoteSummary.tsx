import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useZone } from '../../../client/time/useZone.ts';
import { type Note, notePreview } from '../../../domain/notes/note.ts';
import {
  draftSummary,
  type ReviewedSummary,
  standingSummary,
} from '../../../domain/notes/summary.ts';
import { formatMoment } from '../../../domain/time/format.ts';
import { summarisedBy } from '../../../pieces/notes/readerWords.ts';
import { polite } from '../../../ui/states/polite.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import type { SummaryState } from '../summaryState.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { SummaryText } from './SummaryText.tsx';
import { OUTDATED, OUTDATED_DETAIL, summaryMark } from './texts.ts';
import type { Source } from './useSource.ts';

const Part = styled('section')(
  memoTheme(({ theme }) => ({
    minWidth: 0,
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1),
      marginBottom: theme.spacing(1),
    },
    '& h2, & h3': { ...theme.typography.subtitle2, margin: 0 },
    '& .by': { marginTop: theme.spacing(1), color: theme.vars.palette.text.secondary },
  })),
);

/** The summary of a note: a program's draft until its author accepts it or writes another. */
export function NoteSummary(props: {
  readonly note: Note;
  /** Of one that is not there (yet); nothing is said of one that is. */
  readonly state: SummaryState | null;
  readonly source: Source;
  /** Of its heading, below that of the page or the dialog. */
  readonly heading?: 'h2' | 'h3';
}) {
  const { note, state, source, heading: Heading = 'h3' } = props;
  const id = useId();
  const standing = standingSummary(note);
  const draft = draftSummary(note);
  const kind = standing?.kind ?? (draft === null ? null : 'draft');
  return (
    <Part aria-labelledby={id}>
      <header>
        <Heading id={id}>Resumo</Heading>
        {kind && (
          <StatusBadge tone={MARK_TONES[kind]}>{summaryMark(kind, note.reader)}</StatusBadge>
        )}
        {standing?.isCurrent === false && <StatusBadge tone="warning">{OUTDATED}</StatusBadge>}
        {state && <StatusBadge tone={state.tone}>{state.label}</StatusBadge>}
      </header>
      <Typography variant="body2">{state?.detail}</Typography>
      {standing && <Standing standing={standing} source={source} />}
      {draft !== null && <Written draft={draft} note={note} source={source} />}
      <Where text={note.plaintext} source={source} />
      {kind && (
        <ReviewActions noteId={note.id} draft={standing ? null : draft} standing={standing} />
      )}
    </Part>
  );
}

const MARK_TONES = { draft: 'secondary', accepted: 'success', edited: 'success' } as const;

/** Says which program wrote a draft, in which version. */
const draftWords = (reader: Note['reader']): string =>
  `Rascunho escrito a partir da nota ${summarisedBy(reader ?? null)}. Leia antes de aceitar; toque numa frase para ver de onde ela vem.`;

const Words = (props: { text: string; isHtml: boolean; source: Source }) => (
  <SummaryText {...props} chosen={props.source.chosen} onChoose={props.source.choose} />
);

const Written = (props: { draft: string; note: Note; source: Source }) =>
  standingSummary(props.note) ? <Newer {...props} /> : <Draft {...props} />;

const Draft = ({ draft, note, source }: { draft: string; note: Note; source: Source }) => (
  <>
    <Words text={draft} isHtml source={source} />
    <Typography className="by" variant="body2">
      {draftWords(note.reader)}
    </Typography>
  </>
);

function Standing({ standing, source }: { standing: ReviewedSummary; source: Source }) {
  const { kind, text, at, by, isCurrent } = standing;
  const zone = useZone();
  const actor = useActor();
  const whose = by === actor.userId ? ` por ${actor.name}` : '';
  return (
    <>
      <Words text={text} isHtml={kind === 'accepted'} source={source} />
      <Typography className="by" variant="body2">
        {kind === 'accepted' ? 'Aceito' : 'Escrito'}
        {whose} em {formatMoment(at, zone)}.{!isCurrent && ` ${OUTDATED_DETAIL}`}
      </Typography>
    </>
  );
}

/** What a program made of a text that has changed since: offered, and never in the place of what was accepted. */
function Newer({ draft, note, source }: { draft: string; note: Note; source: Source }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ marginTop: 1.5 }}>
      <Typography variant="body2">
        O texto mudou, e há um rascunho novo. O seu resumo fica até você trocar.
      </Typography>
      <Button
        aria-expanded={isOpen}
        sx={{ marginInlineStart: -1 }}
        onClick={() => setOpen((before) => !before)}
      >
        {isOpen ? 'Esconder rascunho' : 'Ver rascunho novo'}
      </Button>
      {isOpen && (
        <>
          <StatusBadge tone="secondary">{summaryMark('draft', note.reader)}</StatusBadge>
          <Words text={draft} isHtml source={source} />
          <Typography className="by" variant="body2">
            {draftWords(note.reader)}
          </Typography>
          <ReviewActions noteId={note.id} draft={draft} standing={null} isInstead />
        </>
      )}
    </Box>
  );
}

const QUOTE_MAX = 280;

/** Where the chosen sentence comes from, said as well as marked: the text may be out of sight. */
function Where({ text, source }: { text: string; source: Source }) {
  const { chosen, place } = source;
  let said: ReactNode = null;
  if (chosen !== null && place)
    said = (
      <>
        Trecho da nota: <q>{notePreview(text.slice(place.start, place.end), QUOTE_MAX)}</q>
      </>
    );
  else if (chosen !== null) said = 'Sem trecho correspondente na nota.';
  return (
    <Typography {...polite} component="div" variant="body2" sx={{ marginTop: said ? 1 : 0 }}>
      {said}
    </Typography>
  );
}

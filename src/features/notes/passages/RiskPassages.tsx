import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRiskPassages } from '../../../client/live/useRiskPassages.ts';
import {
  MOST_ENTRIES,
  moreWords,
  namesOf,
  passageEntries,
  quoteOf,
} from '../../../domain/notes/reading/risk/entries.ts';
import type { Note } from '../../../domain/notes/note.ts';
import { RISK_EXPLANATION, RISK_HEADING } from '../../../domain/notes/reading/risk/kinds.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { NOT_SEARCHED } from '../texts.ts';

type Searched = Pick<Note, 'patientId' | 'plaintext'>;

/**
 * Quotes what a search for words of danger found in a note, each passage with the sentences around
 * it. Nothing where nothing was found: that is no word on the person either.
 */
export function RiskPassages({ note }: { readonly note: Searched }) {
  const id = useId();
  const passages = useRiskPassages(note);
  if (passages === null)
    return (
      <Typography variant="body2" sx={{ marginBlock: 2, color: 'text.secondary' }}>
        {NOT_SEARCHED}
      </Typography>
    );
  const entries = passageEntries(passages ?? []);
  if (entries.length === 0) return null;
  const left = entries.length - MOST_ENTRIES;
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlock: 2 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {RISK_HEADING}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {RISK_EXPLANATION}
      </Typography>
      <Box component="ul" sx={{ margin: 0, marginTop: 1, paddingInlineStart: 2.5 }}>
        {entries.slice(0, MOST_ENTRIES).map((entry) => (
          <Box
            component="li"
            key={entry[0]?.start}
            sx={{ marginTop: 0.5, overflowWrap: 'anywhere' }}
          >
            <strong>{namesOf(entry)}.</strong> {quoteOf(note.plaintext, entry)}
          </Box>
        ))}
      </Box>
      {left > 0 && <Typography variant="body2">{moreWords(left)}</Typography>}
    </Box>
  );
}

/** The same in a line of a list: what was found and how it stands, without the note's words. */
export function RiskLine({ note }: { readonly note: Searched }) {
  const passages = useRiskPassages(note) ?? [];
  const entries = passageEntries(passages);
  if (entries.length === 0) return null;
  return (
    <Box component="p" title={RISK_EXPLANATION}>
      <StatusBadge tone="warning">{RISK_HEADING}</StatusBadge> {namesOf(entries.flat())}
    </Box>
  );
}

/**
 * Says that the server's reading found such passages, where a search of the text itself would come
 * with every start of the app.
 */
export const RiskMark = ({ note: { estimate } }: { readonly note: Pick<Note, 'estimate'> }) =>
  estimate === 'risk' ? (
    <Typography variant="body2" component="p" sx={{ marginTop: 0.5 }}>
      <StatusBadge tone="warning">{RISK_HEADING}</StatusBadge> {RISK_EXPLANATION}
    </Typography>
  ) : null;

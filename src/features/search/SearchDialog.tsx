import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState } from 'react';
import { SEARCH_MAX } from '../../data/queries/home/quickSearch.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { STILL_ARRIVING } from '../../ui/states/Arriving.tsx';
import { Listed } from './Listed.tsx';
import { useChoice } from './useChoice.ts';
import { type Places, useGroups } from './useGroups.ts';

const FIELD = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  paddingBlock: 1,
  backgroundColor: 'background.paper',
} as const;
const TRY = 'Tente parte do nome, o telefone ou um dia, como 12/03 ou amanhã.';

/** Finds patients, sessions, screens and actions by what is on the device. What is typed stands nowhere else. */
export function SearchDialog({ onClose, ...places }: Places & { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const results = useGroups(places, typed);
  const { active, choose, onKeyDown } = useChoice(results, typed);
  const count = results.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const none = results.isFresh && count === 0;
  return (
    <AppDialog open title="Buscar" onClose={onClose} takesText>
      <Box sx={FIELD}>
        <TextField
          fullWidth
          size="small"
          placeholder="Paciente, sessão, dia ou tela"
          value={typed}
          onChange={(event) => setTyped(event.target.value.slice(0, SEARCH_MAX))}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
            htmlInput: {
              role: 'combobox',
              'aria-label': 'Buscar',
              'aria-autocomplete': 'list',
              'aria-expanded': count > 0,
              'aria-controls': count > 0 ? id : undefined,
              'aria-activedescendant': active ? `${id}-${active.id}` : undefined,
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
              enterKeyHint: 'go',
            },
          }}
        />
      </Box>
      {count > 0 && <Listed id={id} groups={results.groups} active={active} onChoose={choose} />}
      <Box aria-live="polite">
        {none && (
          <Typography sx={{ paddingBlock: 2, color: 'text.secondary' }}>
            {results.isWhole ? `Nada encontrado. ${TRY}` : STILL_ARRIVING}
          </Typography>
        )}
        {typed !== '' && count > 0 && (
          <span style={visuallyHidden}>{count === 1 ? '1 resultado' : `${count} resultados`}</span>
        )}
      </Box>
    </AppDialog>
  );
}

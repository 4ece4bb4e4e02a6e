import SearchIcon from '@mui/icons-material/Search';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { usePatientsFilter } from './search.ts';

/** Search and the filter of active patients; both live in the address. */
export function PatientFilters() {
  const { search, change } = usePatientsFilter();
  const [typed, setTyped] = useState(search.busca ?? '');
  // A navigation (back, a link) changes the address without typing; then the field follows it.
  const [known, setKnown] = useState(search.busca);
  if (known !== search.busca) {
    setKnown(search.busca);
    if ((search.busca ?? '') !== typed.trim()) setTyped(search.busca ?? '');
  }
  const type = (text: string) => {
    setTyped(text);
    change({ busca: text.trim() || undefined });
  };
  return (
    <Stack
      component="search"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ alignItems: { sm: 'center' }, gap: { xs: 0.5, sm: 2 } }}
    >
      <TextField
        type="search"
        label="Buscar pacientes"
        placeholder="Nome, email, CPF ou telefone"
        value={typed}
        onChange={(event) => type(event.target.value)}
        sx={{ maxWidth: { sm: 420 } }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
          htmlInput: { maxLength: 100, enterKeyHint: 'search' },
        }}
      />
      <FormControlLabel
        label="Mostrar apenas ativos"
        control={
          <Checkbox
            checked={search.todos !== true}
            onChange={(event) => change({ todos: event.target.checked ? undefined : true })}
          />
        }
      />
    </Stack>
  );
}

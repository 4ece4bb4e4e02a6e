import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { isWhole, recordOf, shownOf } from '../../data/queries/kit/known.ts';
import { STILL_ARRIVING } from '../../ui/states/Arriving.tsx';

interface Option {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const SUGGESTIONS = 30;
const nobody = (isFilter: boolean): string =>
  isFilter ? 'Ninguém encontrado.' : 'Ninguém encontrado entre os pacientes ativos.';

/** Chooses one of thousands of patients: each keystroke asks the device for the first few that match. */
export function PatientField(props: {
  value: string | null;
  onChange: (patientId: string | null) => void;
  error?: string | undefined;
  /** Leads to a patient, also to one who no longer comes, and asks for none. */
  isFilter?: boolean;
}) {
  const { isFilter = false } = props;
  const [typed, setTyped] = useState('');
  const chosen = useChosen(props.value);
  const search = typed.trim() === chosen?.name ? '' : typed.trim();
  const found = useLive(
    'patients.list',
    { activeOnly: !isFilter, limit: SUGGESTIONS, ...(search ? { search } : {}) },
    { keepPrevious: true },
  );
  const options: readonly Option[] = found ? shownOf(found).rows : [];
  return (
    <Autocomplete<Option>
      options={options}
      value={chosen}
      onChange={(_, option) => props.onChange(option?.id ?? null)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      autoHighlight
      noOptionsText={found && isWhole(found) ? nobody(isFilter) : STILL_ARRIVING}
      renderOption={({ key, ...option }, { name, email }) => (
        <li key={key} {...option}>
          <div style={{ minWidth: 0 }}>
            {name}
            <small style={{ display: 'block', overflowWrap: 'anywhere' }}>{email}</small>
          </div>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label="Paciente"
          required={!isFilter}
          error={props.error !== undefined}
          helperText={props.error}
        />
      )}
    />
  );
}

function useChosen(id: string | null): Option | null {
  const patient = recordOf(useLive('patients.byId', { id: id ?? '' }))?.patient;
  return id !== null && patient ? { id, name: patient.name, email: patient.email } : null;
}

import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { matching, optionsWith, type ZoneOption } from './options.ts';

/** Chooses a time zone by its place: typed words find it, in Brazil and beyond. */
export function ZoneField(props: {
  /** IANA name. */
  readonly value: string;
  readonly onChange: (zone: string) => void;
}) {
  const options = useMemo(() => optionsWith(props.value), [props.value]);
  const chosen = options.find(({ id }) => id === props.value);
  return (
    <Autocomplete<ZoneOption, false, true>
      fullWidth
      disableClearable
      autoHighlight
      options={options}
      {...(chosen && { value: chosen })}
      onChange={(_, { id }) => props.onChange(id)}
      filterOptions={(all, { inputValue }) => matching(all, inputValue)}
      groupBy={({ group }) => group}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      noOptionsText="Nenhum lugar encontrado. Tente o nome de uma cidade grande por perto."
      renderInput={(input) => (
        <TextField {...input} label="Fuso horário" placeholder="Cidade, estado ou país" />
      )}
    />
  );
}

import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** How often something comes: one of a few words, side by side. */
export const KindField = (props: {
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}) => (
  <ToggleButtonGroup
    exclusive
    fullWidth
    size="small"
    color="primary"
    aria-label="Repetição"
    value={props.value}
    onChange={(_, chosen: string | null) => chosen && props.onChange(chosen)}
    sx={{ '& .MuiToggleButton-root': { minHeight: 44, paddingInline: 1 } }}
  >
    {props.options.map(([value, label]) => (
      <ToggleButton key={value} value={value}>
        {label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

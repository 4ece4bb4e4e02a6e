import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';
import { SettingsRow } from './SettingsRow.tsx';

/** A setting that is on or off; its words can be tapped as well. */
export function SwitchRow(props: {
  readonly label: string;
  readonly description?: ReactNode;
  readonly state?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const { label, description, state, checked, disabled = false, onChange } = props;
  const id = useId();
  return (
    <SettingsRow
      inline
      label={
        <label htmlFor={id} style={{ display: 'block' }}>
          {label}
        </label>
      }
      description={description && <span id={`${id}-text`}>{description}</span>}
      state={state}
      control={
        <Switch
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { id, ...(description && { 'aria-describedby': `${id}-text` }) } }}
        />
      }
    />
  );
}

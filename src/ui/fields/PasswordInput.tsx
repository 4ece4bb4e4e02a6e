import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** A password that can be looked at. */
export function PasswordInput(props: TextInputProps) {
  const [visible, setVisible] = useState(false);
  const label = visible ? 'Ocultar senha' : 'Mostrar senha';
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={label}
        // The browser's own tooltip: MUI's would weigh more than the rest of the sign-in's fields.
        title={label}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return <TextInput {...props} type={visible ? 'text' : 'password'} endAdornment={toggle} />;
}

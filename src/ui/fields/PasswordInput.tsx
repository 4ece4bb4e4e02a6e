import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { IconAction } from '../actions/IconAction.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** A password that can be looked at. */
export function PasswordInput(props: TextInputProps) {
  const [visible, setVisible] = useState(false);
  const label = visible ? 'Ocultar senha' : 'Mostrar senha';
  const toggle = (
    <InputAdornment position="end">
      <IconAction edge="end" label={label} onClick={() => setVisible(!visible)}>
        {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconAction>
    </InputAdornment>
  );
  return <TextInput {...props} type={visible ? 'text' : 'password'} endAdornment={toggle} />;
}

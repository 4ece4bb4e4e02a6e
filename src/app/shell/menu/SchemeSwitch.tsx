import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlinedIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;

const LOOKS = {
  system: { label: 'Tema: do aparelho', icon: SettingsBrightnessOutlinedIcon },
  light: { label: 'Tema: claro', icon: LightModeOutlinedIcon },
  dark: { label: 'Tema: escuro', icon: DarkModeOutlinedIcon },
} as const;

/** Each press goes on to the next look. */
export function SchemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const { label, icon: Icon } = LOOKS[mode];
  return (
    <MenuItem onClick={() => setMode(NEXT[mode])}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
}

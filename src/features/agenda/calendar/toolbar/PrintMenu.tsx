import PrintIcon from '@mui/icons-material/PrintOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { IconAction } from '../../../../ui/actions/IconAction.tsx';

/** @param onPrint of the day in sight, or of its week */
export function PrintMenu({ onPrint }: { onPrint: (what: 'dia' | 'semana') => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const print = (what: 'dia' | 'semana') => () => {
    setAnchor(null);
    onPrint(what);
  };
  return (
    <>
      <IconAction
        id={id}
        label="Imprimir agenda"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <PrintIcon />
      </IconAction>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={print('dia')}>Imprimir o dia</MenuItem>
        <MenuItem onClick={print('semana')}>Imprimir a semana</MenuItem>
      </Menu>
    </>
  );
}

import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { MENU_WIDTH, Places, type PlacesProps } from './Navigation.tsx';

/** The menu where it slides in, and out again. */
export function SlidingMenu({
  onClose,
  ...places
}: PlacesProps & { readonly onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const leave = () => setOpen(false);
  return (
    <Drawer
      open={open}
      onClose={leave}
      className="no-print"
      slotProps={{
        paper: { sx: { width: MENU_WIDTH } },
        transition: { onExited: onClose },
      }}
    >
      <Places {...places} onFollow={leave} />
    </Drawer>
  );
}

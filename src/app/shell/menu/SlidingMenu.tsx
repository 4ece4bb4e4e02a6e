import Drawer from '@mui/material/Drawer';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MENU_WIDTH, Places, type PlacesProps } from './Navigation.tsx';

interface Props extends PlacesProps {
  /** The path at which it was asked for: whoever has gone on meanwhile wants it no more. */
  readonly from: string;
  readonly onClose: () => void;
}

/** The menu where it slides in, and out again. */
export function SlidingMenu({ from, onClose, ...places }: Props) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isLate = path !== from;
  const [wasShown] = useState(!isLate);
  const [isWanted, setWanted] = useState(true);
  const leave = () => setWanted(false);
  useEffect(() => {
    // What was never shown has nothing to slide out.
    if (isLate && !wasShown) onClose();
  }, [isLate, wasShown, onClose]);
  return (
    <Drawer
      open={isWanted && !isLate}
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

import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Badge from '@mui/material/Badge';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { shownOf } from '../../data/queries/kit/known.ts';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { ToastPlace } from '../../ui/toasts/ToastPlace.tsx';
import { useMobile } from '../../ui/useMediaQuery.ts';
import { useNow } from '../../ui/useNow.ts';
import { BellPanel } from './BellPanel.tsx';
import { bellWords } from './words.ts';

/** How much needs the person; opens what it is. */
export function BellButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const bell = useLive('bell.list', { now: useNow() });
  const count = bell ? shownOf(bell).count : 0;
  const close = () => setAnchor(null);
  return (
    <>
      <IconAction
        label={bellWords(count)}
        keys="Alt+B"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge
          badgeContent={count}
          color="secondary"
          max={99}
          sx={{ '& > span': { whiteSpace: 'nowrap' } }}
        >
          <NotificationsIcon />
        </Badge>
      </IconAction>
      {anchor && <Bell anchor={anchor} onClose={close} />}
    </>
  );
}

const TITLE = 'Avisos';

/** On a phone a sheet; elsewhere it hangs on its button. */
function Bell({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  if (useMobile())
    return (
      <AppDialog open onClose={onClose} title={TITLE}>
        <Box sx={{ marginInline: -2 }}>
          <BellPanel onClose={onClose} />
        </Box>
      </AppDialog>
    );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': TITLE, sx: { width: 420 } } }}
    >
      <Typography variant="h3" component="h2" sx={{ padding: 2, paddingBottom: 0 }}>
        {TITLE}
      </Typography>
      <BellPanel onClose={onClose} />
      <ToastPlace />
    </Popover>
  );
}

import GlobalStyles from '@mui/material/GlobalStyles';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { DownloadBar } from '../../features/sync/DownloadBar.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import type { MenuEntry } from './menu.ts';
import { MENU_WIDTH } from './Navigation.tsx';
import { THUMB_BAR, ThumbBar } from './ThumbBar.tsx';

/**
 * What lies over the page's lower edge: the daily places where the menu slides in, and above them, while there is
 * something to say, the connection and the first download. They come and go without moving the page.
 */
export function BottomBars(props: {
  readonly entries: readonly MenuEntry[];
  readonly wide: boolean;
}) {
  const { entries, wide } = props;
  const theme = useTheme();
  const height = wide ? '0px' : theme.spacing(THUMB_BAR);
  return (
    <>
      <GlobalStyles styles={{ ':root': { '--bottom-bars': height } }} />
      <Box
        className="no-print"
        sx={{
          position: 'fixed',
          insetInlineStart: wide ? MENU_WIDTH : 0,
          insetInlineEnd: 0,
          bottom: 'var(--bottom-bars)',
          zIndex: 'appBar',
          backgroundColor: 'background.paper',
          '& > *': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <DownloadBar />
        <ConnectionBar />
      </Box>
      {!wide && <ThumbBar entries={entries.filter(({ daily }) => daily)} />}
    </>
  );
}

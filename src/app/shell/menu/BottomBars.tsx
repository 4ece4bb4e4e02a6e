import GlobalStyles from '@mui/material/GlobalStyles';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DownloadBar } from '../../../features/sync/DownloadBar.tsx';
import { heightAs } from '../../../ui/page/heightAs.ts';
import { ConnectionBar } from '../notices/ConnectionBar.tsx';
import type { MenuEntry } from './menu.ts';
import { MENU_WIDTH } from './Navigation.tsx';
import { THUMB_BAR, ThumbBar } from './ThumbBar.tsx';

const noticesHeight = heightAs('--bottom-notices');

/**
 * What lies over the page's lower edge: the daily places where the menu slides in, and above them, while there is
 * something to say, the connection and the first download. They come and go without moving the page; what must keep
 * clear of them finds their heights in `--bottom-bars` and `--bottom-notices`.
 */
export function BottomBars(props: {
  readonly entries: readonly MenuEntry[];
  readonly wide: boolean;
  /** What else is to be said there. */
  readonly children?: ReactNode;
}) {
  const { entries, wide } = props;
  const height = wide ? 0 : THUMB_BAR;
  return (
    <>
      <GlobalStyles styles={{ ':root': { '--bottom-bars': `${height}px` } }} />
      <Box
        ref={noticesHeight}
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
        {props.children}
        <DownloadBar />
        <ConnectionBar />
      </Box>
      {!wide && <ThumbBar entries={entries.filter(({ daily }) => daily)} />}
    </>
  );
}

import { ThemeProvider } from '@mui/material/styles';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { theme } from '../../../src/app/theme.ts';
import { DeviceProvider } from '../../../src/client/live/DeviceProvider.tsx';
import { OnlineProvider } from '../../../src/client/online/OnlineProvider.tsx';
import { ToastProvider } from '../../../src/ui/toasts/ToastProvider.tsx';
import { pageClient } from './pageClient.ts';
import { PageDevice } from './pageDevice.ts';
import { pageOnline } from './pageOnline.ts';

const nothing = () => undefined;

/** A desktop with a mouse; jsdom has no media queries. */
function stubMedia(): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: media.includes('min-width'),
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
    }) as unknown as MediaQueryList;
}

/** Draws a part of a screen with theme, toasts and a device. */
export function renderPage(ui: ReactNode, device = new PageDevice(), online = pageOnline()) {
  stubMedia();
  // Looking for what is visible reads every style sheet for every element, which takes seconds in jsdom.
  configure({ defaultHidden: true, asyncUtilTimeout: 5000 });
  const client = pageClient(device);
  const view = render(
    <ThemeProvider theme={theme}>
      <ToastProvider>
        <OnlineProvider online={online}>
          <DeviceProvider client={client}>{ui}</DeviceProvider>
        </OnlineProvider>
      </ToastProvider>
    </ThemeProvider>,
  );
  return { ...view, device, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

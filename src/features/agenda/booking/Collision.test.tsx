import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pageClient } from '../../../../test/harness/page/pageClient.ts';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { sampleTenant } from '../../../../test/harness/practice/samples.ts';
import { renderScreen } from '../../../../test/harness/page/screen.tsx';
import { Collision } from './Collision.tsx';

const LATER = { timeout: 20_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

it('a collision is brought into sight, and once more with the free times that come after it', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent);
  };
  const session = {
    id: 'a',
    startAt: '2026-03-04T13:00:00.000Z',
    endAt: '2026-03-04T13:50:00.000Z',
    patientName: 'Ana Souza',
  } as never;
  let arrive = (_free: readonly string[]): void => undefined;
  function Told() {
    const [free, setFree] = useState<readonly string[]>([]);
    arrive = setFree;
    return <Collision session={session} free={free} onChoose={() => undefined} isMeant={false} />;
  }
  const practice = {
    tenant: sampleTenant,
    user: null,
    psychologists: { whole: [] },
    former: { whole: [] },
  };
  renderScreen(pageClient(new PageDevice({ practice })), <Told />);
  await screen.findByText(/^Ana Souza já ocupa/, {}, LATER);
  expect(seen.at(-1)).not.toContain('Livre:');
  act(() => arrive(['2026-03-04T14:00:00.000Z']));
  expect(seen.at(-1)).toContain('Livre:11:00');
});

import { AvailabilityTab } from '../../../features/availability/panels/AvailabilityTab.tsx';
import { exchangeToken } from '../../auth/exchange.ts';
import { useApp } from '../../context.ts';

/** The agenda's settings. How many weeks ahead patients can book stands in the token too, which is then exchanged. */
export function AgendaSettings() {
  const app = useApp();
  return <AvailabilityTab onProfileSaved={() => exchangeToken(app)} />;
}

import { useLocation } from '@tanstack/react-router';
import { ObjectPage } from '../../features/account/ObjectPage.tsx';

/** /nao-concordo: the token stands in the fragment, which no server logs. */
export function ObjectScreen() {
  const { hash } = useLocation();
  return <ObjectPage token={hash || null} />;
}

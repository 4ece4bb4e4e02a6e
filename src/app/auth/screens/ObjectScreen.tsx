import { ObjectPage } from '../../../features/account/ObjectPage.tsx';
import { useLinkToken } from '../../routes/linkToken.ts';

/** /nao-concordo */
export const ObjectScreen = () => <ObjectPage token={useLinkToken()} />;

import PaymentDialog from '../../../features/payments/PaymentDialog.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';

/** The payment of a session. */
export const PaymentScreen = (props: DialogProps) => <PaymentDialog {...props} />;

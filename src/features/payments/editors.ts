export { CancelPackageEditor } from './packages/CancelPackage.tsx';
export { PaymentEditor } from './EditPayment.tsx';
export { NewPackageEditor, PackageEditor } from './packages/PackageDialogs.tsx';
export { NewPaymentEditor } from './PaymentDialog.tsx';
export { TransferEditor } from './transfer/TransferDialog.tsx';

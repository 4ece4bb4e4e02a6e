export { CancelPackageEditor } from './CancelPackage.tsx';
export { PaymentEditor } from './EditPayment.tsx';
export { NewPackageEditor, PackageEditor } from './PackageDialogs.tsx';
export { NewPaymentEditor } from './PaymentDialog.tsx';
export { TransferEditor } from './TransferDialog.tsx';

export { default as EditPaymentDialog } from './EditPayment.tsx';
export { EditPackageDialog, NewPackageDialog } from './packages/PackageDialogs.tsx';
export { default as PaymentDialog } from './PaymentDialog.tsx';
export { default as TransferDialog } from './transfer/TransferDialog.tsx';

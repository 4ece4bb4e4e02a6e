export { NewPackageEditor, PackageEditor } from './PackageEditors.tsx';
export { NewPaymentEditor, PaymentEditor } from './PaymentEditors.tsx';
export { default as TransferEditor } from './TransferEditor.tsx';

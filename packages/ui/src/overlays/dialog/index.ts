export { BottomSheet } from './BottomSheet.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { closeTopLayer } from './Layer.tsx';

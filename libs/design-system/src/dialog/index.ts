export { Dialog, type DialogProps } from './dialog';
export { ConfirmDialog, type ConfirmDialogProps, type ConfirmDialogTexts } from './confirm-dialog';

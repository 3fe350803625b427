import { lazyDialog } from '@declic/remote-kit';
import { History } from 'lucide-react';
import { DialogButton } from '../records/dialog-button';
import type { HistoryRun } from './history-run';

const HistoryDialog = lazyDialog(async () => (await import('./history-dialog')).HistoryDialog);

/** Opens the history of runs in this browser. */
export function HistoryButton({ onOpen }: { onOpen: (run: HistoryRun) => void }) {
  return <DialogButton label="History" icon={History} dialog={HistoryDialog} onChoose={onOpen} />;
}

import { Dialog } from '@declic/design-system/dialog';
import { ResultViews, type ResultViewsProps } from './result-views';

export interface EnlargedViewsProps extends ResultViewsProps {
  onClose: () => void;
}

/** The views of a result in a dialog. */
export function EnlargedViews({ onClose, ...views }: EnlargedViewsProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Result" size="lg">
      <ResultViews {...views} isFullLength />
    </Dialog>
  );
}

import { Button } from '@declic/design-system';
import { lazyDialog } from '@declic/remote-kit';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { ResultViewsProps } from './result-views';

const EnlargedViews = lazyDialog(async () => (await import('./enlarged-views')).EnlargedViews);

/** Opens the views of a result over the page: its column is narrow. */
export function EnlargeButton(props: ResultViewsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" icon={<Maximize2 size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        Enlarge
      </Button>
      {isOpen ? <EnlargedViews {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

import { Button, type ButtonProps } from '@declic/design-system';
import { Download } from 'lucide-react';

/** Writes a list to a file. */
export function ExportCsvButton(props: Pick<ButtonProps, 'ref' | 'loading' | 'disabled' | 'onClick'>) {
  return (
    <Button variant="secondary" icon={<Download size={18} aria-hidden />} {...props}>
      Export CSV
    </Button>
  );
}

import { Button } from '@declic/design-system';
import { Download } from 'lucide-react';
import { useExportAccount } from './export-account.queries';

export function ExportButton() {
  const { mutate, isPending } = useExportAccount();
  return (
    <Button variant="secondary" icon={<Download size={18} aria-hidden />} loading={isPending} onClick={() => mutate()}>
      Download my data
    </Button>
  );
}

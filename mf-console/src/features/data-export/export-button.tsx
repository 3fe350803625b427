import { Button } from '@declic/design-system';
import { Download } from 'lucide-react';
import { useExportAccount } from './export-account.queries';

export function ExportButton() {
  const { exportAccount, isExporting } = useExportAccount();
  return (
    <Button variant="secondary" icon={<Download size={18} aria-hidden />} loading={isExporting} onClick={exportAccount}>
      Download my data
    </Button>
  );
}

import { lazyDialog } from '@declic/remote-kit';

const EvidenceDialog = lazyDialog(async () => (await import('./evidence-dialog')).EvidenceDialog);

export interface OpenEvidenceProps {
  /** The action whose evidence is open; null when none is. */
  slug: string | null;
  onClose: () => void;
}

/** The dialog of evidence, loaded when it is opened. */
export function OpenEvidence({ slug, onClose }: OpenEvidenceProps) {
  return slug === null ? null : <EvidenceDialog slug={slug} onClose={onClose} />;
}

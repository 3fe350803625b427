import { lazy, Suspense } from 'react';

const EvidenceDialog = lazy(async () => ({ default: (await import('./evidence-dialog')).EvidenceDialog }));

export interface OpenEvidenceProps {
  /** The action whose evidence is open; null when none is. */
  slug: string | null;
  onClose: () => void;
}

/** The dialog of evidence, loaded when it is opened. */
export function OpenEvidence({ slug, onClose }: OpenEvidenceProps) {
  if (slug === null) return null;
  return (
    <Suspense fallback={null}>
      <EvidenceDialog slug={slug} onClose={onClose} />
    </Suspense>
  );
}

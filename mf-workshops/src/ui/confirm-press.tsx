import { Button } from '@declic/design-system';
import { FailedCall, wordFailure } from './failed-call';

export interface ConfirmPressProps {
  confirm: { error: Error | null; isPending: boolean; mutateOnce(getVariables: () => void): void };
  /** Above the reason of a failure. */
  failed: string;
  /** By the code of a refusal. */
  reasons: Readonly<Record<string, string>>;
}

/** The press that confirms what a mailed link was opened for: opening it confirms nothing, because scanners of mail open links, too. */
export function ConfirmPress({ confirm, failed, reasons }: ConfirmPressProps) {
  return (
    <>
      {confirm.error ? <FailedCall title={failed} failure={wordFailure(confirm.error, reasons)} /> : null}
      <Button loading={confirm.isPending} onClick={() => confirm.mutateOnce(() => undefined)}>
        Confirmer ma place
      </Button>
    </>
  );
}

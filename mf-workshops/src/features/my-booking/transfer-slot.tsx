import { Button, Card, CardSkeleton, Heading } from '@declic/design-system';
import { lazyPart } from '@declic/remote-kit';
import { Suspense, useState } from 'react';
import { PolicySentence } from '../../policy/policy-sentence';
import { useReturnedFocus } from '../../ui/use-returned-focus';
import type { TransferFormProps } from './transfer-form';

/** Loaded when it is asked for: forms weigh more than the rest of the page. */
const TransferForm = lazyPart(async () => (await import('./transfer-form')).TransferForm);

export type TransferSlotProps = Omit<TransferFormProps, 'onKeep'>;

/** Transfers the seat to another person. */
export function TransferSlot(props: TransferSlotProps) {
  const [asked, setAsked] = useState(false);
  const opener = useReturnedFocus(asked);
  return (
    <Card as="section" $gap={3} $justify={asked ? undefined : 'start'} aria-labelledby="ceder">
      <Heading level={2} size="lead" id="ceder">
        Céder ma place
      </Heading>
      <PolicySentence of={['transfer']} />
      {asked ? (
        <Suspense fallback={<CardSkeleton label="Chargement du formulaire" height="180px" />}>
          <TransferForm {...props} onKeep={() => setAsked(false)} />
        </Suspense>
      ) : (
        <Button variant="secondary" ref={opener} onClick={() => setAsked(true)}>
          Céder ma place
        </Button>
      )}
    </Card>
  );
}

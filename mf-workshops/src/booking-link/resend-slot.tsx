import { Button, CardSkeleton, Stack } from '@declic/design-system';
import { lazyPart } from '@declic/remote-kit';
import { Suspense, useState } from 'react';

/** Loaded when it is asked for: forms weigh more than the rest of the page. */
const ResendLink = lazyPart(async () => (await import('./resend-link')).ResendLink);

/** For those who have a booking and lost its link. Closed: most visitors have none yet. */
export function ResendSlot({ sessionId }: { sessionId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack $gap={3}>
      <Button variant="ghost" fullWidth aria-expanded={open} onClick={() => setOpen(!open)}>
        J’ai déjà une réservation
      </Button>
      {open ? (
        <Suspense fallback={<CardSkeleton label="Chargement du formulaire" height="160px" />}>
          <ResendLink
            sessionId={sessionId}
            purpose="Le lien personnel de votre réservation peut être envoyé à nouveau."
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}

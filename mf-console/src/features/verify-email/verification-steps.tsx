import { Steps, Text } from '@declic/design-system';

/** What is left to do, in order. */
export function VerificationSteps() {
  return (
    <Steps $variant="circles">
      <li>
        <Text as="span" weight="medium">
          Check your inbox
        </Text>
        <Text as="span" tone="muted">
          The mail comes from Declic.
        </Text>
      </li>
      <li>
        <Text as="span" weight="medium">
          Click the verification link
        </Text>
        <Text as="span" tone="muted">
          It works once, for 24 hours.
        </Text>
      </li>
      <li>
        <Text as="span" weight="medium">
          You are logged in automatically
        </Text>
        <Text as="span" tone="muted">
          And land on your dashboard.
        </Text>
      </li>
    </Steps>
  );
}

import { Text, token } from '@declic/design-system';
import { styled } from 'styled-components';

/** What is left to do, in order. */
export function VerificationSteps() {
  return (
    <Steps>
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

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  counter-reset: step;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: ${token.space[3]};
    counter-increment: step;
    overflow-wrap: anywhere;
  }

  & > li::before {
    grid-row: span 2;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.full};
    color: ${token.color.textMuted};
    font-size: ${token.text.small};
    font-variant-numeric: tabular-nums;
    content: counter(step);
  }
`;

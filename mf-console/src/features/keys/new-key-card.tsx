import { handOverKey } from '@declic/action-console/key-handover';
import { Button, Card, Check, CopyButton, Heading, Text, token } from '@declic/design-system';
import { FlaskConical } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { EXAMPLE_ACTION } from '../../email-validation';
import { paths } from '../../paths';
import { reportCopyFailure } from '../../ui/copy-failure';
import { celebrate } from './celebrate';
import type { NewKey } from './user-api-keys.queries';

export interface NewKeyCardProps {
  held: NewKey;
  /** The token is on the clipboard. */
  onCopied: () => void;
  /** The person has the token and does not need to see it any more. */
  onSaved: () => void;
}

/** The whole key, this once. */
export function NewKeyCard({ held, onCopied, onSaved }: NewKeyCardProps) {
  const headingId = useId();
  const heading = useArrival(held);
  const navigate = useNavigate();
  const openPlayground = () => {
    handOverKey(held.token);
    void navigate(paths.playground(EXAMPLE_ACTION));
  };

  return (
    <Sheet $gap={3} as="section" aria-labelledby={headingId}>
      <Heading ref={heading} id={headingId} level={2} size="h4" tabIndex={-1}>
        Your new API key
      </Heading>
      <Text tone="muted">Copy it now and keep it safe. It is gone for good when you leave this page.</Text>
      <Line>
        <Token data-testid="new-api-key">{held.token}</Token>
        <CopyButton
          value={held.token}
          texts={{ copy: 'Copy key' }}
          variant="primary"
          size="md"
          onCopied={onCopied}
          onCopyFailed={reportCopyFailure}
        />
        <Button variant="secondary" icon={<Check size={18} aria-hidden />} onClick={onSaved}>
          I have saved it
        </Button>
        <Button variant="secondary" icon={<FlaskConical size={18} aria-hidden />} onClick={openPlayground}>
          Use it in the playground
        </Button>
      </Line>
    </Sheet>
  );
}

/** Leads to the card, since a regenerated key appears far from the button that asked for it; the first one is celebrated. */
function useArrival({ token: secret, isFirst }: NewKey) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isFirst) return celebrate();
    heading.current?.focus();
    return undefined;
  }, [secret, isFirst]);
  return heading;
}

const Sheet = styled(Card)`
  border-color: ${token.color.accent};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  align-items: stretch;
`;

const Token = styled.code`
  flex: 1 1 20rem;
  padding: 10px ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  overflow-wrap: anywhere;
  user-select: all;
`;

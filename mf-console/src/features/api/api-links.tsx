import { ArrowRight, Card, Grid, Heading, KeyRound, Link, Text, token } from '@declic/design-system';
import { Blocks } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths';
import { ACTIONS_PROMISE } from '../../specified-texts';

/** Where to go from the hub. */
export function ApiLinks() {
  return (
    <Grid $min="480px">
      <HubLink
        href={paths.actions()}
        icon={<Blocks size={20} aria-hidden />}
        title="Actions"
        text={`Browse and test ${ACTIONS_PROMISE} automation actions`}
      />
      <HubLink
        href={paths.keys()}
        icon={<KeyRound size={20} aria-hidden />}
        title="Keys"
        text="Your API key, and how to call with it"
      />
    </Grid>
  );
}

interface HubLinkProps {
  href: string;
  icon: ReactNode;
  title: string;
  text: string;
}

function HubLink({ href, icon, title, text }: HubLinkProps) {
  return (
    <Sheet>
      {icon}
      <div>
        <Heading level={2} size="lead">
          <Target href={href} variant="quiet">
            {title}
          </Target>
        </Heading>
        <Text size="small" tone="muted">
          {text}
        </Text>
      </div>
      <ArrowRight size={18} aria-hidden />
    </Sheet>
  );
}

const Sheet = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${token.space[3]};
  align-items: center;
  color: ${token.color.accentText};
`;

/* The whole card is the target; the accessible name stays the title. */
const Target = styled(Link)`
  color: ${token.color.text};

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
    content: '';
  }
`;

import { Badge, Heading, Row, Stack, surface, Text, token } from '@declic/design-system';
import { Popover } from 'radix-ui';
import { type RefObject, useId } from 'react';
import { styled } from 'styled-components';
import { formatShare } from '../../idea/format-share';
import type { Idea } from '../../idea/ideas.queries';

export interface NoveltyPopoverProps {
  anchor: RefObject<HTMLButtonElement | null>;
  idea: Idea;
  onClose: () => void;
}

/** Why an idea has its novelty: the title it resembles most, and the words both have. */
export function NoveltyPopover({ anchor, idea: { novelty_score: score, novelty }, onClose }: NoveltyPopoverProps) {
  const headingId = useId();
  return (
    <Popover.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Sheet
          aria-labelledby={headingId}
          sideOffset={10}
          collisionPadding={16}
          align="start"
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
        >
          <Stack $gap={2}>
            <Heading level={4} size="lead" id={headingId}>
              Why {formatShare(score)}
            </Heading>
            <Text size="small">{novelty.explanation}</Text>
            {novelty.nearest_title === null ? null : (
              <Text size="small" tone="muted">
                Nearest to: <Title>{novelty.nearest_title}</Title>
              </Text>
            )}
            {novelty.shared_words.length === 0 ? null : (
              <Stack $gap={1}>
                <Text size="small" tone="muted">
                  Words both have
                </Text>
                <Row as="ul" role="list" $gap={1}>
                  {novelty.shared_words.map((word) => (
                    <li key={word}>
                      <Badge>{word}</Badge>
                    </li>
                  ))}
                </Row>
              </Stack>
            )}
          </Stack>
        </Sheet>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Sheet = styled(Popover.Content)`
  z-index: 60;
  inline-size: min(340px, calc(100vw - 32px));
  padding: ${token.space[4]};
  ${surface}
  color: ${token.color.text};
  box-shadow: ${token.shadow.overlay};
  overflow-wrap: anywhere;

  & ul {
    padding: 0;
    list-style: none;
  }
`;

const Title = styled.cite`
  color: ${token.color.text};
  font-style: normal;
`;
